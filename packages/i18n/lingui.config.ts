import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { defaultLocale, locales } from './src/locales.ts'

const web = '<rootDir>/../../apps/web/src'
const behindLogin = [
  `${web}/routes/behind-login`,
  `${web}/shells/member`,
  `${web}/shells/education`,
  `${web}/lib/chakra`,
]
/** What is said of memberships and payments, which no open page says. */
const membership = ['membership', 'pay-channel'].map((file) => `${web}/lib/membership/${file}.ts`)
/** The association's desk has its words in a pack of its own, which no member loads. */
const desk = [`${web}/shells/desk`, `${web}/lib/chakra/desk`, `${web}/routes/desk`]
/** What two features share and few pages show has its words in a pack of its own, so that the others do not load them. */
const parts = [
  'rich-text/**',
  'pictures/**',
  'password/password-change*',
  'list/order/**',
  'record/favourite-*',
  'record/pdf-*',
].map((files) => `${web}/lib/chakra/${files}`)
const within = (folders: string[]) => folders.map((folder) => `${folder}/**`)

/**
 * The packs of a language (specification §7): what every page shares, one a feature for its pages, one for what forms
 * share, the open routes, those behind the login, and the names of the columns, which Chinese readers see as they are stored.
 */
export default defineConfig({
  locales: [...locales],
  sourceLocale: defaultLocale,
  rootDir: import.meta.dirname,
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/global',
      include: [`${web}/lib`, `${web}/shells`, `${web}/main.tsx`],
      exclude: [
        `${web}/lib/content/columns/**`,
        `${web}/lib/forms/**`,
        ...within([...behindLogin, ...desk]),
        ...membership,
      ],
    },
    {
      path: '<rootDir>/locales/{locale}/pages/{name}',
      include: [`${web}/features/{name}/`],
      exclude: [`${web}/features/behind-login/**`],
    },
    {
      path: '<rootDir>/locales/{locale}/behind-login/{name}',
      include: [`${web}/features/behind-login/{name}/`],
    },
    { path: '<rootDir>/locales/{locale}/pages/forms', include: [`${web}/lib/forms`] },
    { path: '<rootDir>/locales/{locale}/columns', include: [`${web}/lib/content/columns`] },
    {
      path: '<rootDir>/locales/{locale}/routes',
      include: [`${web}/routes`],
      exclude: within([...behindLogin, ...desk]),
    },
    {
      path: '<rootDir>/locales/{locale}/behind-login/shell',
      include: [...behindLogin, ...membership],
      exclude: [...desk, ...parts],
    },
    { path: '<rootDir>/locales/{locale}/behind-login/parts', include: parts },
    { path: '<rootDir>/locales/{locale}/behind-login/desk', include: desk },
  ],
})
