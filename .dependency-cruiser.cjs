/**
 * Who may import whom. `npm run check` proves it, and scripts/check.test.ts proves that it can fail.
 * Tests may import what they like (generators, test helpers); the rules are about the product.
 */
const test = '\\.test\\.tsx?$';
const domain = '^packages/domain/';
const contract = '^packages/contract/';
const sandbox = '^packages/sandbox/';
const server = '^apps/server/';
const web = '^apps/web/';
const demo = '^demo/';
const testing = '^(apps/server/src/)?testing/';
const outside = 'node_modules';
/** Modules of Node itself: fs/promises, child_process. */
const builtIn = '^[a-z_/]+$';
/** Modules that the build makes. */
const virtual = '^virtual:';
/** There is no package of this name, only `@types/mdast`. */
const typesAlone = '^mdast$';
/** The only modules of the contract that run in a browser; schemas must not travel there. */
const browserContract = '^packages/contract/src/(routes|routes/[a-z-]+|client)\\.ts$';

/** `from` may import nothing but what is listed. */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { pathNot: allowed },
});
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The features of the server, from the top down: each asks those that stand below it, none beside it and none above. */
const floors = [
  ['operator'],
  ['leaving'],
  ['money-check'],
  ['checkout'],
  ['cancellations'],
  ['payments'],
  ['parcels', 'products'],
  ['orders'],
  ['holds'],
  ['favourites', 'restock'],
  ['catalogue'],
  ['finding'],
  ['reviews', 'stores'],
  ['pictures', 'earnings'],
  ['cart', 'addresses', 'contact', 'content', 'newsletter', 'service', 'teams'],
  ['accounts', 'pricing'],
];
const feature = (names) => `^apps/server/src/features/(${names.join('|')})/`;
/** Those on a floor, and on all above it. */
const from = (floor) => floors.slice(0, floor + 1).flat();

module.exports = {
  forbidden: [
    only('domain-stands-alone', 'The domain is pure: it imports nothing but itself.', domain, [domain]),
    only('contract-on-domain', 'The contract knows the domain and its schema library.', contract, [
      contract,
      domain,
      'node_modules/typebox/',
    ]),
    never(
      'contract-types-for-the-browser',
      'What the browser runs of the contract brings no schema along.',
      { path: browserContract },
      { path: contract, pathNot: browserContract, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'sandbox-stands-alone',
      'The stand-ins know the real protocols, not our code.',
      { path: sandbox, pathNot: test },
      { pathNot: [sandbox, outside, builtIn] },
    ),
    never('server-not-web', 'The server loads the built web entry as an artefact.', { path: server }, { path: web }),
    never(
      'feature-by-its-door',
      'A feature comes to another only through its questions, steps and commands.',
      { path: '^apps/server/src/features/([^/]+)/', pathNot: test },
      {
        path: '^apps/server/src/features/',
        pathNot: ['^apps/server/src/features/$1/', '\\.(questions|steps|commands)\\.ts$'],
      },
    ),
    ...floors.map((names, floor) =>
      never(
        'feature-asks-below',
        'A feature knows none that stands beside it or above it.',
        { path: feature(names), pathNot: test },
        { path: feature(from(floor)), pathNot: '^apps/server/src/features/$1/' },
      ),
    ),
    never(
      'feature-on-a-floor',
      'Each feature has its place among the floors.',
      { path: '^apps/server/src/features/', pathNot: feature(floors.flat()) },
      {},
    ),
    never(
      'feature-below-app',
      'A feature does not know what assembles it.',
      { path: '^apps/server/src/features/', pathNot: test },
      { path: '^apps/server/src/((web|demo)/.+|[^/]+)\\.ts$', pathNot: '^apps/server/src/deps\\.ts$' },
    ),
    never(
      'groundwork-below-features',
      'http, database, books, platform, notifications and mails serve every feature and know none.',
      { path: '^apps/server/src/(http|database|books|platform|notifications|mails)/', pathNot: test },
      { path: '^apps/server/src/features/' },
    ),
    never(
      'told-by-notify',
      'A person is told by notify(), which knows the ways; a feature knows no mail.',
      { path: '^apps/server/src/features/', pathNot: test },
      { path: '^apps/server/src/(mails/|platform/mail/post-mail)' },
    ),
    only('database-stands-below', 'The database knows no HTTP and no platform.', '^apps/server/src/database/', [
      '^apps/server/src/database/',
      contract,
      domain,
      outside,
      builtIn,
    ]),
    only(
      'books-stand-below',
      'The books know the database, ids, the log and the words of what is mailed.',
      '^apps/server/src/books/',
      [
        '^apps/server/src/(books|database)/',
        '^apps/server/src/platform/(ids|log|mail/mail)\\.ts$',
        contract,
        domain,
        outside,
        builtIn,
      ],
    ),
    never(
      'web-not-server',
      'The browser gets nothing of the server, the demo or the stand-ins.',
      { path: web },
      { path: [server, sandbox, demo] },
    ),
    never(
      'web-contract-types',
      'The web imports types of the contract, and runs only its routes and its client.',
      { path: '^apps/web/(src|desk)/', pathNot: test },
      { path: contract, pathNot: browserContract, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'web-lib-and-ui-below',
      'lib and ui know no feature, page or app.',
      { path: '^apps/web/src/(lib|ui)/' },
      { path: '^apps/web/src/(features|pages|app)/' },
    ),
    never('web-lib-below-ui', 'lib draws nothing.', { path: '^apps/web/src/lib/' }, { path: '^apps/web/src/ui/' }),
    never(
      'web-ui-knows-no-trade',
      'ui knows nothing of the trade.',
      { path: '^apps/web/src/ui/', pathNot: test },
      { path: contract, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'web-features-below-pages',
      'Features know no page and no app.',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/(pages|app)/' },
    ),
    never(
      'web-pages-below-app',
      'Pages do not know the app.',
      { path: '^apps/web/src/pages/' },
      { path: '^apps/web/src/app/' },
    ),
    never(
      'web-pages-apart',
      'A page is a chunk of its own.',
      { path: '^apps/web/src/pages/([^/]+)/' },
      { path: '^apps/web/src/pages/', pathNot: '^apps/web/src/pages/$1/' },
    ),
    never(
      'web-shop-not-desk',
      'The shop knows nothing of the desk: its files are the same with and without it.',
      { path: '^apps/web/src/' },
      { path: '^apps/web/desk/' },
    ),
    only(
      'desk-on-few',
      'The desk takes of the shop what knows no page and no trade, who is signed in, and the choices of the device.',
      '^apps/web/desk/',
      [
        '^apps/web/desk/',
        '^apps/web/src/(lib|ui|styles|features/(session|network|theme))/',
        contract,
        domain,
        outside,
        virtual,
      ],
    ),
    never(
      'desk-pages-apart',
      'A page of the desk is a chunk of its own.',
      { path: '^apps/web/desk/pages/([^/]+)/' },
      { path: '^apps/web/desk/pages/', pathNot: '^apps/web/desk/pages/$1/' },
    ),
    never(
      'desk-below-pages',
      'Features and controls of the desk know no page and no frame.',
      { path: '^apps/web/desk/(features|ui)/' },
      { path: '^apps/web/desk/(pages|app/frame)/' },
    ),
    never(
      'demo-on-contract',
      'The demo is data and a loader: of the server it knows the tables and what makes pictures, of the web nothing.',
      { path: demo, pathNot: test },
      {
        path: [server, web, sandbox],
        pathNot: '^apps/server/src/(database/types\\.generated|platform/pictures/encode-picture)\\.ts$',
      },
    ),
    never(
      'tests-stay-outside',
      'The product does not import tests or their helpers.',
      { path: '^(packages|apps|demo)/', pathNot: [test, testing] },
      { path: [test, testing] },
    ),
    never(
      'testing-below-tests',
      'What all tests are made of knows no feature of the server, and none of those that use it.',
      { path: '^testing/' },
      { path: ['^apps/server/src/(features|testing)/', web, '^(e2e|bench|chaos|scripts)/'] },
    ),
    never('no-cycles', 'Two modules that need each other are one, or lack a third.', {}, { circular: true }),
    never('no-barrels', 'Import from the module that owns the name.', { path: '(^|/)index\\.tsx?$' }, {}),
    never(
      'no-unresolved',
      'Every import leads somewhere.',
      {},
      { couldNotResolve: true, pathNot: [virtual, typesAlone] },
    ),
    never(
      'no-undeclared',
      'Every package is in a package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: outside },
    exclude: { path: '(^|/)(dist|coverage|test-results|playwright-report)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
