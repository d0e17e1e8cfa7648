// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { association, breadcrumbs, jsonLd } from './structured-data.tsx'

it('lets no text end the script', () => {
  const name = '</script><script>alert(1)</script>'
  const json = jsonLd({ '@type': 'NewsArticle', name, image: undefined })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'NewsArticle', name })
})

it('counts the places from the home page down', () => {
  const list = breadcrumbs([{ name: '行业动态', path: '/DynamicWork' }])
  const root = window.location.origin
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: association().name, item: `${root}/` },
    { '@type': 'ListItem', position: 2, name: '行业动态', item: `${root}/DynamicWork` },
  ])
})
