import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { locales } from '@portal/i18n/locales'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type ProxyOptions } from 'vite'
import { isForwarding } from './server/forwarded.ts'
import { codeSplittingGroups, usedBundleGroups } from './tools/bundle-groups.ts'
import { supportedBrowsers } from './tools/compat/plugin.ts'
import { oldestSupported } from './tools/compat/supported.ts'
import { crawlers } from './tools/crawlers.ts'
import { firstView } from './tools/first-view.ts'
import { linkPreview } from './tools/link-preview.ts'
import { moduleList } from './tools/module-list.ts'
import { routeList } from './tools/route-list.ts'
import { parts, wholeTree } from './tools/route-trees.ts'

const mock = `http://127.0.0.1:${process.env.MOCK_PORT ?? 4010}`

// As in production, nothing that a page says of the address by which it was called reaches the backend.
const backend: ProxyOptions = {
  target: mock,
  configure: (proxy) =>
    proxy.on('proxyReq', (request) => {
      for (const name of request.getHeaderNames().filter(isForwarding)) request.removeHeader(name)
    }),
}

// What loads first, in two files: a release seldom changes the framework, so that readers keep it.
const groups = [
  {
    name: 'framework',
    patterns: [
      'react',
      'react-dom',
      'scheduler',
      'use-sync-external-store',
      '@tanstack',
      'ky',
      '@lingui',
    ].map((name) => new RegExp(`node_modules/${name}/`)),
    tags: ['$initial' as const],
    priority: 2,
  },
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  // Small widgets that nearly every page shows: one file instead of a dozen.
  {
    name: 'widgets',
    patterns: [
      /ui\/src\/actions\/link\//,
      /ui\/src\/display\/notice\//,
      /ui\/src\/display\/skeleton\//,
      /ui\/src\/display\/tag\//,
      /ui\/src\/navigation\/tab-nav\//,
      /src\/lib\/states\/load-failure\b/,
      /src\/lib\/states\/contained\b/,
      /src\/lib\/states\/each\b/,
      /src\/lib\/content\/news\b/,
      /src\/lib\/membership\/member-links\b/,
    ],
    priority: 0.5,
  },
  // What stands where content failed or is missing, and a field to look for it: not only beside lists.
  {
    name: 'states',
    patterns: [
      /ui\/src\/forms\/text-input\//,
      /src\/lib\/states\/load-error\b/,
      /src\/lib\/states\/empty-picture\b/,
    ],
    priority: 0.6,
  },
  // What every list shows around its rows.
  { name: 'list', patterns: [/ui\/src\/lists\/pagination\//, /src\/lib\/list\//], priority: 0.5 },
  // What the tree of the routes behind the login reads of addresses: loaded with it, and named once.
  {
    name: 'searches',
    patterns: [/src\/features\/behind-login\/(?!desk-)[\w-]+\/([\w-]+\/)?[\w-]+-search\b/],
    priority: 0.5,
  },
  // What nearly every page behind the login shows: one file is less than a dozen.
  {
    name: 'member-frame',
    patterns: [
      /node_modules\/(@zag-js|@ark-ui\/react\/dist\/components)\/avatar\//,
      /@chakra-ui\/react\/dist\/esm\/components\/(alert|avatar|badge|card|empty-state|group|heading|icons|link|span|spinner|tag|text)\b/,
      /ui\/src\/chakra\/display\/(avatar|badge|card|notice|skeleton|spinner|state-panel|text)\b/,
      /ui\/src\/chakra\/actions\/link\b/,
      /ui\/src\/chakra\/navigation\/tab-nav\b/,
      /ui\/src\/chakra\/tone\b/,
      /@tanstack\/(query-core|react-query)\/build\/modern\/(mutationObserver|useMutation)\b/,
      /src\/lib\/chakra\/(load-error|load-failure|nothing-found|state-badge)\b/,
      /src\/lib\/chakra\/record\/(contained-part|unknown-record)\b/,
      /src\/lib\/api\/all-pages\b/,
      /src\/shells\/(desk|member)\/error-words\b/,
    ],
    priority: 0.5,
  },
  // The table of every list behind the login.
  {
    name: 'member-list',
    patterns: [
      /@chakra-ui\/react\/dist\/esm\/components\/table\b/,
      /ui\/src\/chakra\/lists\/(data-table|sort-head|table)\b/,
    ],
    priority: 0.46,
  },
  // What the desk's menu and the tree of its routes read of addresses.
  {
    name: 'desk-searches',
    patterns: [
      /src\/features\/behind-login\/desk-[\w-]+\/([\w-]+\/)?[\w-]+-search\b/,
      /src\/shells\/desk\/states\/result-search\b/,
    ],
    priority: 0.5,
  },
  // What ends a session with all that it left on the device.
  {
    name: 'end-session',
    patterns: [
      /src\/lib\/session\/(use-end-session|member-cache)\b/,
      /src\/lib\/forms\/draft\/draft-store\b/,
    ],
    priority: 0.5,
  },
  // The home page's first view.
  {
    name: 'front',
    patterns: ['lead', 'news', 'parts', 'services', 'home-page', 'queries', 'places'].map(
      (part) => new RegExp(`features/home/${part}`),
    ),
  },
]

export default defineConfig({
  base: process.env.PORTAL_BASE ?? '/',
  // One name of the key on both sides of the login.
  envPrefix: ['VITE_', 'PORTAL_'],
  plugins: [
    ...parts.map((part) => tanstackRouterGenerator(part)),
    tanstackRouter({
      ...wholeTree,
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
    usedBundleGroups(groups),
    routeList(),
    firstView(locales),
    supportedBrowsers(),
    crawlers(process.env.PORTAL_ORIGIN),
    linkPreview(process.env.PORTAL_ORIGIN),
  ],
  server: { port: Number(process.env.WEB_PORT ?? 5173), strictPort: true, proxy: { '/ht': backend } },
  build: {
    target: oldestSupported().map(({ target }) => target),
    cssMinify: true,
    reportCompressedSize: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: codeSplittingGroups(groups) },
        // The first page's script names every file. Names and the digits of a hash do not compress: the scripts have no
        // names of their own, hexadecimal digits are half as dear, and few of them tell the releases of one file apart;
        // it takes seven to name so many scripts. The manifest says what is in which.
        hashCharacters: 'hex',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[hash:8].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
})
