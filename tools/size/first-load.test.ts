import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstLoad, lateModules, limitOf, type Manifest } from './first-load.ts'

const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js', '_http.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  '_http.js': { file: 'http.js', imports: ['_react.js'], css: ['http.css'] },
  'src/routes/open/_public.tsx?tsr-split=component': { file: 'public.js', css: ['index.css'] },
  'src/routes/open/_public.index.tsx?tsr-split=component---errorComponent---loader': {
    file: 'home.js',
    imports: ['_news.js'],
  },
  'src/routes/open/_public.index.tsx?tsr-split=errorComponent': { file: 'home-error.js' },
  'src/routes/open/_public.Search.tsx?tsr-split=component': { file: 'search.js' },
  'src/behind-login-route-tree.gen.js': { file: 'member-tree.js', imports: ['_http.js'] },
  'src/desk-route-tree.gen.js': { file: 'tree.js', imports: ['_http.js'] },
  '../../packages/i18n/src/behind-login.ts': { file: 'packs.js' },
  'src/routes/desk/_desk.tsx?tsr-split=component': { file: 'desk.js' },
  'src/routes/desk/_desk.log.tsx?tsr-split=component': { file: 'log.js' },
  'src/routes/behind-login/_person.tsx?tsr-split=component': { file: 'person.js' },
  'src/routes/behind-login/_person.fees.tsx?tsr-split=component---loader': { file: 'fees.js' },
  '_news.js': { file: 'news.js', imports: ['_http.js'], css: ['news.css'] },
  '../../packages/i18n/locales/zh-CN/global.po': { file: 'zh.js' },
  '../../packages/i18n/locales/zh-CN/routes.po': { file: 'zh-routes.js' },
  '../../packages/i18n/locales/zh-CN/pages/home.po': { file: 'zh-home.js' },
  '../../packages/i18n/locales/zh-CN/pages/search.po': { file: 'zh-search.js' },
  '../../packages/i18n/locales/en-US/global.po': { file: 'en.js' },
}

test('entry, route, shell and Chinese words count, with what they import, once', () => {
  const { js, css } = firstLoad(manifest, { name: '_public.index', words: ['home'] })
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
  const { js } = firstLoad(manifest, { name: '_public.Search', words: ['search'] })
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

test('a page behind the login counts the tree of members’ routes too, and one of the desk that of all', () => {
  const { js } = firstLoad(manifest, { name: '_person.fees', words: [] }, 'behind-login')
  assert.deepEqual(js.toSorted(), [
    'fees.js',
    'http.js',
    'index.js',
    'member-tree.js',
    'packs.js',
    'person.js',
    'react.js',
    'zh-routes.js',
    'zh.js',
  ])
  const desk = firstLoad(manifest, { name: '_desk.log', words: [] }, 'desk')
  assert.deepEqual(
    ['desk.js', 'log.js', 'member-tree.js', 'tree.js'].filter((file) => !desk.js.includes(file)),
    [],
  )
})

test('a build that does not show a page, its words or its tree is not taken for a small one', () => {
  const { 'src/behind-login-route-tree.gen.js': _, ...treeless } = manifest
  assert.throws(() => firstLoad(manifest, { name: '_public.Nowhere', words: [] }), /no route _public.Nowhere/)
  assert.throws(
    () => firstLoad(manifest, { name: '_public.index', words: ['forms'] }),
    /not all words of _public.index/,
  )
  assert.throws(
    () => firstLoad(treeless, { name: '_person.fees', words: [] }, 'behind-login'),
    /trees of behind-login/,
  )
})

test('a page’s limit follows from its folder and its shell', () => {
  assert.equal(limitOf('_public.index', 'open'), 150)
  assert.equal(limitOf('_login.person.login', 'open'), 160)
  assert.equal(limitOf('_person.fees', 'behind-login'), 260)
  assert.equal(limitOf('_desk.members', 'desk'), 320)
})

test('modules of later views are found by their places', () => {
  const early = [
    '/house/apps/web/src/features/news/queries.ts',
    '/house/apps/web/src/features/account/after-login.ts',
    '/house/apps/web/src/routes/open/_public.index.tsx',
    '/house/packages/ui/src/actions/button/button.tsx',
    '/house/node_modules/react/index.js',
  ]
  const later = [
    '/house/apps/web/src/routes/behind-login/_person.fees.tsx',
    '/house/apps/web/src/features/behind-login/fees/fees-search.ts',
    '/house/apps/web/src/features/behind-login/payment/payment-page.tsx',
    '/house/apps/web/src/features/account/captcha-field.tsx',
    '/house/apps/web/src/features/news/article/article-view.tsx',
    '/house/packages/ui/src/chakra/index.ts',
    '/house/node_modules/@emotion/react/index.js',
    '/house/node_modules/embla-carousel-react/index.js',
  ]
  assert.deepEqual(lateModules([...early, ...later]), later)
})
