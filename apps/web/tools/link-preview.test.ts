import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pictureAddress } from './link-preview.ts'

it('is whole where the website’s address is known', () => {
  expect(pictureAddress('/site/', 'https://portal.example')).toBe(
    'https://portal.example/site/link-preview.jpg',
  )
})

it('is below the website’s root, where the file lies', () => {
  expect(pictureAddress('/site/', undefined)).toBe('/site/link-preview.jpg')
  expect(existsSync(join(import.meta.dirname, `../public${pictureAddress('/', undefined)}`))).toBe(true)
})
