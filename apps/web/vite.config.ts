import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { locales } from '@portal/i18n/locales'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { crawlers } from './tools/crawlers.ts'
import { firstView } from './tools/first-view.ts'
import { linkPreview } from './tools/link-preview.ts'
import { moduleList } from './tools/module-list.ts'

const mock = `http://127.0.0.1:${process.env.MOCK_PORT ?? 4010}`

const isFramework =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|ky|@lingui)[\\/]/

const isWidget = /ui\/src\/(tab-nav|notice|skeleton|tag|link)\/|src\/lib\/(news|load-failure|member-links)\b/

const isFront = /features\/home\/(lead|news|parts|services|home-page|queries|places)/

const isList =
  /ui\/src\/pagination\/|src\/lib\/(list-pages|list-body|filter-bar|keyword-form|use-narrow|load-error|empty-picture)\b/

// What loads first, in two files: a release seldom changes the framework, so that readers keep it.
const groups = [
  { name: 'framework', test: isFramework, tags: ['$initial' as const], priority: 2 },
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  // Small widgets that nearly every page shows: one file instead of a dozen.
  { name: 'widgets', test: isWidget, priority: 0.5 },
  // What every list shows around its rows.
  { name: 'list', test: isList, priority: 0.5 },
  // The home page's first view.
  { name: 'front', test: isFront },
]

export default defineConfig({
  base: process.env.PORTAL_BASE ?? '/',
  // One name of the key on both sides of the login.
  envPrefix: ['VITE_', 'PORTAL_'],
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A loader brings its feature's queries along; what loads first needs only the tree of routes.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
    }),
    lingui(),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    moduleList(),
    firstView(locales),
    crawlers(process.env.PORTAL_ORIGIN),
    linkPreview(process.env.PORTAL_ORIGIN),
  ],
  server: { port: Number(process.env.WEB_PORT ?? 5173), strictPort: true, proxy: { '/ht': mock } },
  build: {
    target: 'es2022',
    cssMinify: true,
    reportCompressedSize: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
