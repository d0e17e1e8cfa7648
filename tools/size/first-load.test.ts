import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstLoad, lateModules, type Manifest, publicRoutes } from './first-load.ts'

const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js', '_http.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  '_http.js': { file: 'http.js', imports: ['_react.js'], css: ['http.css'] },
  'src/routes/_public.tsx?tsr-split=component': { file: 'public.js', css: ['index.css'] },
  'src/routes/_public.index.tsx?tsr-split=component---errorComponent---loader': {
    file: 'home.js',
    imports: ['_news.js'],
  },
  'src/routes/_public.index.tsx?tsr-split=errorComponent': { file: 'home-error.js' },
  'src/routes/_public.Search.tsx?tsr-split=component': { file: 'search.js' },
  'src/routes/_person.tsx?tsr-split=component': { file: 'person.js' },
  '_news.js': { file: 'news.js', imports: ['_http.js'], css: ['news.css'] },
  '../../packages/i18n/locales/zh-CN/global.po': { file: 'zh.js' },
  '../../packages/i18n/locales/zh-CN/routes.po': { file: 'zh-routes.js' },
  '../../packages/i18n/locales/zh-CN/pages/home.po': { file: 'zh-home.js' },
  '../../packages/i18n/locales/zh-CN/pages/search.po': { file: 'zh-search.js' },
  '../../packages/i18n/locales/en-US/global.po': { file: 'en.js' },
}

test('entry, route, shell and Chinese words count, with what they import, once', () => {
  const { js, css } = firstLoad(manifest, '_public.index', ['home'])
  assert.deepEqual(js.toSorted(), [
    'home.js',
    'http.js',
    'index.js',
    'news.js',
    'public.js',
    'react.js',
    'zh-home.js',
    'zh-routes.js',
    'zh.js',
  ])
  assert.deepEqual(css.toSorted(), ['http.css', 'index.css', 'news.css'])
})

test('another page counts its own route and words', () => {
  const { js } = firstLoad(manifest, '_public.Search', ['search'])
  assert.deepEqual(js.toSorted(), [
    'http.js',
    'index.js',
    'public.js',
    'react.js',
    'search.js',
    'zh-routes.js',
    'zh-search.js',
    'zh.js',
  ])
})

test('a build that does not show a page or its words is not taken for a small one', () => {
  assert.throws(() => firstLoad(manifest, '_public.Nowhere', []), /no route _public.Nowhere/)
  assert.throws(() => firstLoad(manifest, '_public.index', ['forms']), /not all words of _public.index/)
})

test('the public routes are those below a shell that asks for no login', () => {
  assert.deepEqual(publicRoutes(manifest), ['_public.index', '_public.Search'])
})

test('modules of later views are found by their places', () => {
  const early = [
    '/house/apps/web/src/features/news/queries.ts',
    '/house/apps/web/src/features/account/after-login.ts',
    '/house/apps/web/src/features/fees/fees-search.ts',
    '/house/packages/ui/src/button/button.tsx',
    '/house/node_modules/react/index.js',
  ]
  const later = [
    '/house/apps/web/src/features/payment/qr-panel.tsx',
    '/house/apps/web/src/features/account/captcha-field.tsx',
    '/house/apps/web/src/features/news/article/article-view.tsx',
    '/house/packages/ui/src/chakra/index.ts',
    '/house/node_modules/@emotion/react/index.js',
    '/house/node_modules/embla-carousel-react/index.js',
  ]
  assert.deepEqual(lateModules([...early, ...later]), later)
})
