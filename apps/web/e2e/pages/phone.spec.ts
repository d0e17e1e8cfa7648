import type { Page } from '@playwright/test'
import { replaceStored } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

test.describe('on a phone', { tag: '@phone' }, () => {
  /** What of the page stands outside of the window, where only a sideways push would bring it. */
  const outside = (page: Page, selector: string) =>
    page
      .getByRole('main')
      .locator(selector)
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect()
            return left < 0 || right > window.innerWidth
          })
          .map((element) => element.textContent?.slice(0, 40)),
      )

  test('the home page hides no document, ranking, service or link beside the window', async ({ page }) => {
    for (const locale of ['zh-CN', 'pt-BR']) {
      await replaceStored(page, { app_lang: locale })
      await page.goto('/')
      const links = page.getByRole('link', { name: /信用中国|Crédito China/ })
      await expect(links.last()).toBeAttached()
      const services =
        'nav li a:is([href="/Calculator"], [href="/verify"], [href="/JoinUs/apply"], [href="/Search"])'
      await expect(page.getByRole('main').locator(services)).toHaveCount(4)
      expect(await outside(page, services), locale).toEqual([])
      for (const part of [
        /^(政策法规|Políticas e normas)$/,
        /^(单位排名|Ranking de entidades)$/,
        /^(友情链接|Sites relacionados)$/,
      ]) {
        const region = page.getByRole('region', { name: part })
        await expect(region).toHaveCount(1)
        const { x, width } = (await region.boundingBox()) ?? { x: -1, width: 0 }
        expect(x, `${part}`).toBeGreaterThanOrEqual(0)
        expect(x + width, `${part}`).toBeLessThanOrEqual(375)
      }
    }
  })

  test('a list is searched and narrowed without a push and without a cut word', { tag: '@always' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 690 })
    for (const locale of ['zh-CN', 'pt-BR']) {
      await replaceStored(page, { app_lang: locale })
      for (const address of ['/DynamicWork', '/2408?view=units', '/JoinUs']) {
        await page.goto(address)
        const word = page.getByRole('main').getByRole('searchbox')
        await expect(word).toBeVisible()
        expect(await outside(page, 'select, form button'), `${locale} ${address}`).toEqual([])
        const cut = await word.evaluate((input: HTMLInputElement) => {
          input.value = input.placeholder
          const missing = input.scrollWidth - input.clientWidth
          input.value = ''
          return missing
        })
        expect(cut, `${locale} ${address}`).toBeLessThanOrEqual(0)
      }
    }
  })

  test('the search is where a thumb reaches', async ({ page }) => {
    await page.goto('/DynamicWork')
    const search = page.locator('a[href="/Search"]:not(main *)')
    await expect(search).toHaveAccessibleName('站内搜索')
    await expect(search).toBeInViewport({ ratio: 1 })
    const { y, height } = (await search.boundingBox()) ?? { y: 0, height: 0 }
    expect(y).toBeGreaterThan(812 * 0.75)
    expect(height).toBeGreaterThanOrEqual(44)
    const word = page.getByRole('main').getByRole('searchbox')
    await word.focus()
    // A keyboard stands there by now.
    await expect(search).toBeHidden()
    await word.blur()
    await search.click()
    await expect(page).toHaveURL(/\/Search$/)
    await expect(search).toBeHidden()
    // Nor does it lie on the calculator's buttons.
    await page.goto('/Calculator')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(search).toBeHidden()
  })
})
