import { expect, it } from 'vitest'
import { robotsText, sitemapXml } from './crawlers.ts'
import { routeFiles } from './route-files.ts'

const members = [...routeFiles('behind-login'), ...routeFiles('desk')]
const pages = routeFiles('open')
const disallowed = (base: string) =>
  [...robotsText(base, members).matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
const listed = () =>
  [...sitemapXml('https://portal.example/', pages).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url)

it('keeps crawlers out of every area of members', () => {
  expect(disallowed('/')).toEqual(expect.arrayContaining(['/financialManagement', '/unitPay', '/pay']))
  expect(disallowed('/site/')).toContain('/site/unitPay')
})

it('lets them into every public page', () => {
  const areas = disallowed('/')
  const paths = listed().map((url) => new URL(url ?? '').pathname)
  expect(paths.filter((path) => areas.some((area) => path.startsWith(area)))).toEqual([])
})

it('lists each page that has one address, and none that needs an id', () => {
  expect(listed()).toEqual(
    expect.arrayContaining([
      'https://portal.example/',
      'https://portal.example/DynamicWork',
      'https://portal.example/JoinUs',
      'https://portal.example/JoinUs/apply',
    ]),
  )
  expect(listed().filter((url) => /[$]|CommitteeBookDetail|index$/.test(url ?? ''))).toEqual([])
  expect(new Set(listed()).size).toBe(listed().length)
})

it('names the sitemap where there is one', () => {
  expect(robotsText('/', [])).toBe('User-agent: *\n')
  expect(robotsText('/', [], 'https://portal.example/sitemap.xml')).toContain(
    '\nSitemap: https://portal.example/sitemap.xml\n',
  )
})
