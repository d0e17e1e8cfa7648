import { entries } from './tools/boundaries/entries.ts'
import { memberModules } from './tools/boundaries/member-modules.ts'
import { mockLayerRules } from './tools/boundaries/mock-layers.ts'

const root = process.cwd()
const begin = entries(root)
const web = '^apps/web/src'
const mock = '^apps/mock-api/src/'
const mockConsole = '^apps/mock-api/console/'
const contractTests = '^packages/contract-tests'
const source = '^(apps|packages)/[^/]+/(console/)?src/'
const tests = '[.](test|fixture|stories)[.]tsx?$|/src/testing/'

/** What lies behind a login and is built from Chakra. */
const chakraRooms = `${web}/(lib/chakra|shells/(member|education|desk)|features/(behind-login|account/(logout|reauthentication)))/`
/** The routes there compose both, such as a shell and what a public page shows, too. */
const memberRoutes = `${web}/routes/(behind-login|desk)/`
/** What a public page fetches of Chakra when it is asked for. */
const fetchedWhenAsked = `${web}/.+(-dialog|/toasts)[.]tsx$`

/** A rule matches nothing, rather than everything, where there is no path to match. */
const exactly = (paths) => (paths.length > 0 ? paths.map((path) => `^${RegExp.escape(path)}$`) : ['$^'])

/**
 * The house's directions: routes → shells, features → lib → packages. Told from the folders' names and the contract, so
 * that a new file is under the rules from its first line on.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'packages-know-no-app',
      comment: 'A package serves every app; what it needs of one is handed to it.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-know-no-other-app',
      comment: 'The web app and the mock meet in the contract only. Browser tests drive both.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/web/e2e/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'console-knows-no-mock',
      comment: 'The console is a client of the controls: it knows their document, not who answers.',
      severity: 'error',
      from: { path: mockConsole },
      to: { path: mock },
    },
    {
      name: 'mock-knows-no-console',
      comment: 'The server hands the built files out and loads none of them.',
      severity: 'error',
      from: { path: mock },
      to: { path: mockConsole },
    },
    ...mockLayerRules(tests),
    {
      name: 'packages-by-name',
      comment: 'Import `@portal/<package>`, which shows only what the package means to show.',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'replay-and-fuzz-beside-each-other',
      comment: 'Two tools for two purposes; what both need of a backend lies in shared.',
      severity: 'error',
      from: { path: `${contractTests}/(replay|fuzz)/` },
      to: { path: `${contractTests}/(replay|fuzz)/`, pathNot: `${contractTests}/$1/` },
    },
    {
      name: 'shared-below-replay-and-fuzz',
      comment: 'Shared knows the contract only; who uses it is not its business.',
      severity: 'error',
      from: { path: `${contractTests}/shared/`, pathNot: tests },
      to: { path: `${contractTests}/(replay|fuzz)/` },
    },
    {
      name: 'lib-below-features-and-shells',
      comment: 'lib knows packages only; what it needs from above is handed to it.',
      severity: 'error',
      from: { path: `${web}/lib/`, pathNot: tests },
      to: { path: web, pathNot: `${web}/lib/` },
    },
    {
      name: 'features-below-routes',
      comment:
        'A feature imports lib and packages, never another feature: a route composes them, or it moves down.',
      severity: 'error',
      from: { path: `${web}/features/(behind-login/[^/]+|[^/]+)/`, pathNot: tests },
      to: { path: web, pathNot: [`${web}/lib/`, `${web}/features/$1/`] },
    },
    {
      name: 'shells-below-routes',
      comment: 'A shell gets the features it shows from the route, as slots.',
      severity: 'error',
      from: { path: `${web}/shells/`, pathNot: tests },
      to: { path: web, pathNot: `${web}/(lib|shells)/` },
    },
    {
      name: 'routes-only-in-the-route-trees',
      comment: 'Only the generated trees know the routes; others name their paths.',
      severity: 'error',
      from: { path: web, pathNot: `${web}/((open|behind-login|desk)-)?route-tree[.]gen[.](ts|js)$` },
      to: { path: `${web}/routes/` },
    },
    {
      name: 'public-pages-need-no-login',
      comment: 'What anyone may open never reaches, at any distance, a call that wants a login.',
      severity: 'error',
      from: { path: `${web}/(routes/open|shells/(public|login|mini-site))/` },
      to: { path: exactly(memberModules(root)), reachable: true },
    },
    {
      name: 'chakra-behind-a-login',
      comment:
        'Public pages are built from the light widgets: Chakra would come before their text. A feature behind a login stands in `features/behind-login`.',
      severity: 'error',
      from: { path: `${web}/`, pathNot: [tests, fetchedWhenAsked, memberRoutes, chakraRooms] },
      to: { path: ['^packages/ui/src/chakra/', `${web}/lib/chakra/`] },
    },
    {
      name: 'no-light-widgets-behind-a-login',
      comment: 'Behind a login everything is built from Chakra, that it looks and answers alike.',
      severity: 'error',
      from: { path: chakraRooms, pathNot: tests },
      to: { path: '^packages/ui/src/index[.]ts$' },
    },
    {
      name: 'chakra-fetched-when-asked',
      comment: 'A dialog and the toasts bring Chakra along: enter them by `import()`.',
      severity: 'error',
      from: { path: `${web}/`, pathNot: [tests, memberRoutes, chakraRooms] },
      to: { path: fetchedWhenAsked, dynamic: false },
    },
    {
      name: 'test-code-only-in-tests',
      comment: 'Fixtures, stories and what is in `src/testing` never reach users.',
      severity: 'error',
      from: { path: source, pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-cycle',
      comment: 'Two modules that need each other, were it only for a type, are one or share a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-dead-module',
      comment:
        'Nothing that starts with an app’s entry or a package’s exports comes here: use it or remove it.',
      severity: 'error',
      from: { path: exactly(begin) },
      // The tree of all routes is there for its types alone.
      to: {
        path: source,
        pathNot: [tests, '[.]d[.]ts$', 'src/route-tree[.]gen[.]ts$', ...exactly(begin)],
        reachable: false,
      },
    },
    {
      name: 'no-orphan',
      comment: 'It imports nothing and nobody imports it.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '[.]d[.]ts$',
          '[.]config[.](js|ts)$',
          '/generated/',
          '/(bench|tools|e2e|public|testing|[.]storybook)/',
        ],
      },
      to: {},
    },
    {
      name: 'no-dev-dependency-in-source',
      comment: 'What runs for users is a dependency.',
      severity: 'error',
      from: { path: source, pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '/@types/' },
    },
    {
      name: 'no-undeclared-dependency',
      comment: 'It works only because another workspace installs it: declare it where it is used.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolved-import',
      comment: 'There is no such module.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]data|[.]turbo|coverage|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts', '.json'],
    },
  },
}
