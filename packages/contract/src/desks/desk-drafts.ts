import { draftStates } from '@oja/domain/goods/draft-review';
import { productStatuses } from '@oja/domain/goods/product-status';
import { type Static, Type } from 'typebox';
import { closed, Done, Id, Picture, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { keyed } from '../errors.ts';
import { DeskParams, GoodsParams } from './desk-params.ts';
import { DeskPicture } from './desk-pictures.ts';
import { ProductForm } from './desk-product-form.ts';

const Status = Type.Enum(productStatuses);
const Count = Type.Integer({ minimum: 0 });
const NullablePicture = Type.Union([Picture, Type.Null()]);
const NullableTime = Type.Union([Time, Type.Null()]);
/** How often a draft was kept: who keeps it names the one that was seen. */
export const Version = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

/** Drafts that a store keeps: as many as a file of products has rows, for its pictures often come later. */
export const MOST_DRAFTS = 5_000;

const DraftHead = {
  id: Id,
  version: Version,
  keptAt: Time,
  keptBy: { ...Type.String(), description: "Who kept it last, by first name; '' when that account is gone" },
  state: Type.Enum(draftStates, {
    description: 'Being written; waiting for the operator, frozen; or returned by the operator with reasons',
  }),
  submittedAt: { ...NullableTime, description: 'Since when it waits for the operator' },
  reasons: Type.Array(Type.String(), { description: 'Why it was returned' }),
  note: { ...Type.String(), description: 'A sentence of the operator; empty where it was not returned' },
};

export const DeskDrafts = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        ...DraftHead,
        name: Type.String(),
        price: { ...Type.String(), description: 'As typed' },
        picture: NullablePicture,
        edits: { ...Type.Boolean(), description: 'Changes of a product that is there' },
        missing: { ...Count, description: 'What stood between it and being published when it was kept' },
      }),
      { description: 'The one kept last first' },
    ),
  },
  { $id: 'DeskDrafts' },
);
export type DeskDrafts = Static<typeof DeskDrafts>;

export const Draft = Type.Object(
  { ...DraftHead, form: ProductForm, pictures: Type.Array(DeskPicture) },
  { $id: 'Draft' },
);
export type Draft = Static<typeof Draft>;

export const deskDrafts = {
  deskDrafts: {
    summary: 'The drafts of a store: products not published yet, and changes that are not in the shop yet',
    access: { desk: 'goods' },
    params: DeskParams,
    response: DeskDrafts,
    errors: [],
  },
  keepDraft: {
    summary:
      'Keep the form of a product as it was typed; its id is made by the browser and becomes that of the product',
    access: { desk: 'goods' },
    params: GoodsParams,
    body: Type.Object(
      {
        version: { ...Version, description: 'Of the draft that was seen; 0 for none' },
        editVersion: Type.Optional({
          ...Version,
          description:
            'Demanded when changes of a product begin, of the one that was seen: who did not see the last ones would undo them',
        }),
        form: ProductForm,
      },
      closed,
    ),
    response: Type.Object({
      version: Version,
      keptAt: Time,
      missingPictures: Type.Array(Id, {
        description: 'Of those that it names: the store has no such pictures any more',
      }),
      takenBack: { ...Type.Boolean(), description: 'It waited for the operator, and does not any more' },
    }),
    errors: ['changed_meanwhile', 'id_taken', 'too_many_drafts'],
  },
  dropDraft: {
    summary: 'Throw a draft away; what is in the shop stays as it is',
    access: { desk: 'goods' },
    params: GoodsParams,
    body: Type.Object({ version: Version }, closed),
    response: Done,
    errors: ['draft_not_found', 'changed_meanwhile'],
  },
  publishDraft: {
    summary: 'Put a draft in the shop, whole or not at all; where the shop asks for it, the operator looks at it first',
    access: { desk: 'goods' },
    params: GoodsParams,
    body: Type.Object({ version: Version }, closed),
    response: Type.Object({
      id: Id,
      name: Type.String(),
      status: Type.Union([Status, Type.Literal('in_review')], {
        description:
          "Changes of what is paused or archived put it in no list of the shop. 'in_review': it waits for the operator",
      }),
    }),
    errors: [
      'store_not_open',
      'draft_not_found',
      'changed_meanwhile',
      'id_taken',
      'draft_incomplete',
      'category_not_found',
      'picture_not_found',
      'sku_taken',
      'units_held',
      ...keyed,
    ],
  },
  takeBackDraft: {
    summary: 'Take a draft back that waits for the operator; the same request again changes nothing',
    access: { desk: 'goods' },
    params: GoodsParams,
    body: Type.Object({ version: Version }, closed),
    response: Done,
    errors: ['draft_not_found', 'changed_meanwhile'],
  },
  duplicateProduct: {
    summary: 'Begin a draft with what a product has: no units, a new SKU',
    access: { desk: 'goods' },
    params: GoodsParams,
    body: Type.Object({ draftId: { ...Id, description: 'Made by the browser' } }, closed),
    response: Draft,
    errors: ['product_not_found', 'product_cannot_move', 'id_taken', 'too_many_drafts'],
  },
} satisfies Record<string, Endpoint>;
