import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { defaultLocale, locales } from './src/locales.ts'

const web = '<rootDir>/../../apps/web/src'

/** Three packs a language (specification §7): what every page shares, the features, and the routes' titles. */
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
    },
    { path: '<rootDir>/locales/{locale}/pages', include: [`${web}/features`] },
    { path: '<rootDir>/locales/{locale}/routes', include: [`${web}/routes`] },
  ],
})
