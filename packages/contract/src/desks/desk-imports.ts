import { importActions, importFailures, importOutcomes, importStates } from '@oja/domain/goods/import/import-states';
import { productColumns } from '@oja/domain/goods/product-columns';
import { type Static, Type } from 'typebox';
import { Cursor, closed, Done, Id, longText, shortText, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { DeskParams } from './desk-params.ts';

/** What a file of products may come as, and its most bytes. */
export const importTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;
export const IMPORT_BYTES = 8 * 1024 * 1024;
/** Rows of one file beside its head. */
export const MOST_IMPORTED_ROWS = 5_000;
/** Photographs that one import may name. */
export const MOST_IMPORT_PICTURES = 2_000;
/** The longest text of a cell. */
export const MOST_CELL = 20_000;

const Count = Type.Integer({ minimum: 0 });
const NullableTime = Type.Union([Time, Type.Null()]);
const Column = Type.Enum([...productColumns]);
const Cell = longText(MOST_CELL);

/** Texts of a row by their columns. */
const Cells = Type.Partial(
  Type.Object(
    Object.fromEntries(productColumns.map((column) => [column, Cell])) as Record<
      (typeof productColumns)[number],
      typeof Cell
    >,
    closed,
  ),
);
export type Cells = Static<typeof Cells>;

export const DeskImport = Type.Object(
  {
    id: Id,
    name: { ...Type.String(), description: 'Of the file' },
    state: Type.Enum([...importStates]),
    takesTurns: {
      ...Type.Boolean(),
      description: 'Another import of the store that began before it is under way: a part of each is done in turn',
    },
    isAside: { ...Type.Boolean(), description: 'It failed too often: it does not go on by itself any more' },
    columns: { ...Type.Array(Column), description: 'Those that were found in the file' },
    ignored: { ...Type.Array(Type.String()), description: 'Headings of columns that are left out' },
    headings: Type.Array(
      Type.Object({
        text: { ...Type.String(), description: "As the file says it; '' for none" },
        column: { ...Type.Union([Column, Type.Null()]), description: 'What it is; null: it is left out' },
        values: { ...Type.Array(Type.String()), description: 'Three of its texts at most' },
      }),
      { description: 'All columns of the file in its order; none of a file that came before they were kept' },
    ),
    isNamed: {
      ...Type.Boolean(),
      description:
        'A member has said what the columns are, here or for an earlier file with the same headings; else it is guessed',
    },
    leftOut: {
      ...Type.Array(Type.String()),
      description: "Lines that are no products and no errors, in words: 'Lines 1–2 above the headings'",
    },
    rows: { ...Count, description: 'Of the file, beside its head' },
    counts: Type.Object(
      { new: Count, change: Count, same: Count, wrong: Count },
      { description: 'Rows by what storing would do, or did, with them' },
    ),
    goes: Type.Object(
      { shop: Count, review: Count, draft: Count },
      {
        description:
          'Where products that are new or changed go: into the shop; to the operator first; to the drafts, because only pictures are missing',
      },
    ),
    done: { ...Count, description: 'Rows that are compared, or products that are stored or undone so far' },
    total: { ...Count, description: 'Of as many' },
    refused: { ...Count, description: 'Rows that could not be stored, each with its reason' },
    notUndone: { ...Count, description: 'Rows that moved meanwhile and stayed' },
    picturesMissing: { ...Count, description: 'Names of photographs in rows that nothing is known of' },
    at: { ...Time, description: 'When it was stored; when the file came, before' },
    by: { ...Type.String(), description: "First name; '' when that account is gone" },
    undoUntil: { ...NullableTime, description: 'Null: cannot be undone' },
  },
  { $id: 'DeskImport' },
);
export type DeskImport = Static<typeof DeskImport>;

export const ImportRow = Type.Object(
  {
    row: { ...Type.Integer({ minimum: 2 }), description: 'Its line in the file, the head being 1' },
    action: Type.Enum([...importActions]),
    productId: { ...Type.Union([Id, Type.Null()]), description: 'Null: there is none yet' },
    name: { ...Type.String(), description: "The product's; as it is in the shop where it is there" },
    cells: { ...Cells, description: 'As they are in the file, mended where a member has mended them' },
    before: { ...Cells, description: 'What is there now of those that change' },
    problems: Type.Array(
      Type.Object({
        column: { ...Type.Union([Column, Type.Null()]), description: 'Null: the whole row' },
        text: Type.String(),
      }),
    ),
    outcome: Type.Enum([...importOutcomes]),
    problem: { ...Type.Union([Type.String(), Type.Null()]), description: 'Why it is refused or stayed, in words' },
  },
  { $id: 'ImportRow' },
);
export type ImportRow = Static<typeof ImportRow>;

const ImportParams = Type.Object({ seller: Id, id: Id }, closed);
const File = Type.String({ description: 'A file: text/csv in UTF-8 with a byte order mark, or a workbook (XLSX)' });

export const deskImports = {
  importTemplate: {
    summary: 'A file to begin with: all columns, and three rows as examples',
    access: { desk: 'goods' },
    params: DeskParams,
    query: Type.Object({ format: Type.Optional(Type.Enum(['csv', 'xlsx'])) }, closed),
    response: File,
    errors: [],
  },
  deskImports: {
    summary: 'The files that were imported in the last 30 days, the newest first, 50 at most',
    access: { desk: 'goods' },
    params: DeskParams,
    response: Type.Object({ items: Type.Array(DeskImport) }),
    errors: [],
  },
  sendImport: {
    summary:
      'Send a file of products: its rows are read and compared with what is there, nothing is stored. Its id is made by the browser, so the same file again is the same import',
    access: { desk: 'goods' },
    params: ImportParams,
    query: Type.Object({ name: Type.String({ minLength: 1, maxLength: 200, description: 'Of the file' }) }, closed),
    file: { types: importTypes, atMost: IMPORT_BYTES },
    response: DeskImport,
    errors: ['import_unreadable', 'import_too_long', 'busy_with_files', 'id_taken', 'too_many_imports'],
  },
  deskImport: {
    summary: 'An import: what it would do, and how far it has come',
    access: { desk: 'goods' },
    params: ImportParams,
    response: DeskImport,
    errors: ['import_not_found'],
  },
  importRows: {
    summary:
      'The rows of an import, 100 a page, in the order of the file; wrong ones in front where no kind is asked for',
    access: { desk: 'goods' },
    params: ImportParams,
    query: Type.Object(
      {
        action: Type.Optional(Type.Enum([...importActions])),
        outcome: Type.Optional({
          ...Type.Enum([...importFailures]),
          description: 'Only rows that could not be stored, or that stayed when it was undone',
        }),
        cursor: Type.Optional(Cursor),
      },
      closed,
    ),
    response: Type.Object(
      { items: Type.Array(ImportRow), nextCursor: Type.Union([Cursor, Type.Null()]) },
      { $id: 'ImportRows' },
    ),
    errors: ['import_not_found'],
  },
  nameImportColumns: {
    summary:
      'Say what the columns of a file are, and compare all of its rows anew; the next file of the store with the same headings is read so, too',
    access: { desk: 'goods' },
    params: ImportParams,
    body: Type.Object(
      {
        columns: {
          ...Type.Array(Type.Union([Column, Type.Null()]), { maxItems: 60 }),
          description: 'Of each heading in the order of the file; null: it is left out',
        },
      },
      closed,
    ),
    response: DeskImport,
    errors: ['import_not_found', 'import_not_ready', 'import_columns'],
  },
  mendImportRow: {
    summary:
      'Mend cells of a row before it is stored, or of all rows that are wrong alike; the rows of their products are compared anew',
    access: { desk: 'goods' },
    params: Type.Object({ seller: Id, id: Id, row: Type.Integer({ minimum: 2, maximum: 1_000_000 }) }, closed),
    body: Type.Object(
      {
        cells: Cells,
        alike: Type.Optional({
          ...Type.Array(Column, { maxItems: 4 }),
          description:
            'Of these columns also the cells of the rows that are wrong in one of them and say the same in all; not of what rows are known by',
        }),
      },
      closed,
    ),
    response: Type.Object({
      import: DeskImport,
      rows: { ...Type.Array(ImportRow), description: 'That were compared anew, 200 at most' },
    }),
    errors: ['import_not_found', 'import_row_not_found', 'import_not_ready'],
  },
  addImportPictures: {
    summary: 'Say which pictures of the store the names of photographs in the file mean: by column, or by SKU',
    access: { desk: 'goods' },
    params: ImportParams,
    body: Type.Object(
      {
        pictures: Type.Array(Type.Object({ name: shortText(200, 1), id: Id }, closed), {
          minItems: 1,
          maxItems: 200,
        }),
      },
      closed,
    ),
    response: Type.Object({
      import: DeskImport,
      unknown: { ...Type.Array(Type.String()), description: 'Names that no row of the file means' },
    }),
    errors: ['import_not_found', 'import_not_ready', 'picture_not_found', 'too_many_pictures'],
  },
  storeImport: {
    summary:
      'Store what is right of an import: its first part at once, the others by themselves. Sent again it answers how far it is',
    access: { desk: 'goods' },
    params: ImportParams,
    body: Type.Object(
      { wrong: { ...Count, description: 'Rows that the member has seen to be wrong, and leaves out' } },
      closed,
    ),
    response: DeskImport,
    errors: ['import_not_found', 'import_not_ready', 'import_moved', 'store_not_open'],
  },
  undoImport: {
    summary:
      'Undo an import that was stored in the last 24 hours: what is new goes, what was changed goes back where it still is as it was stored',
    access: { desk: 'goods' },
    params: ImportParams,
    response: DeskImport,
    errors: ['import_not_found', 'import_not_ready', 'import_too_old'],
  },
  dropImport: {
    summary: 'Throw an import away that is not stored; the same request again changes nothing',
    access: { desk: 'goods' },
    params: ImportParams,
    response: Done,
    errors: ['import_not_ready'],
  },
  wrongRows: {
    summary: 'The rows that were wrong or could not be stored as CSV, with a column that says why',
    access: { desk: 'goods' },
    params: ImportParams,
    response: File,
    errors: ['import_not_found'],
  },
} satisfies Record<string, Endpoint>;
