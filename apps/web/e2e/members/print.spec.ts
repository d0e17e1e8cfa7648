import type { Page } from '@playwright/test'
import {
  differenceOf,
  printedSheets,
  qrText,
  type Sheet,
  savedSheets,
} from '../support/checks/printed-sheets.ts'
import { printedText } from '../support/checks/printed-text.ts'
import { persona } from '../support/personas.ts'
import { enterAs } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const sizesOf = (sheets: readonly Sheet[]) => sheets.map(({ width, height }) => ({ width, height }))

/** As most browsers of phones: the sheet stays in view, and a file is made when it is asked for. */
const withoutViewer = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }))

const upright = { width: 595, height: 842 }
const across = { width: 842, height: 595 }

test('an application’s form is printed on whole sheets of A4, without the page around it', {
  tag: '@desktop',
}, async ({ page }) => {
  await withoutViewer(page)
  await enterAs(page, 'hengxin', '/memberManagement')
  await page.getByRole('row', { name: /入会/ }).getByRole('link', { name: /^详情/ }).click()
  await page.getByRole('link', { name: '打印申请表' }).click()
  await expect(page.getByRole('article', { name: '会员申请表' })).toContainText('统一社会信用代码')
  await expect(page.getByRole('img', { name: '查验二维码' })).toBeVisible()
  expect(sizesOf(await printedSheets(page))).toEqual([upright, upright])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden()
  await expect(page.getByRole('link', { name: '返回' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: '另存为 PDF' }).click()
  const { sheets } = await savedSheets(page)
  expect(sizesOf(sheets)).toEqual([upright, upright])
  expect(qrText(sheets[1] as Sheet)).toMatch(/\/verify\/[\w-]+$/)
})

test('a unit’s certificate is one sheet across, with what its QR leads to', { tag: '@desktop' }, async ({
  page,
}) => {
  await enterAs(page, 'hengxin', '/memberManagement')
  await page.getByRole('link', { name: '查看会员证书' }).click()
  const paper = page.getByRole('article', { name: '单位会员证书' })
  await expect(paper).toContainText('统一社会信用代码')
  await expect(paper.getByRole('img', { name: '印章' })).toBeVisible()
  const [sheet, ...others] = await printedSheets(page)
  expect(sizesOf(sheet ? [sheet, ...others] : [])).toEqual([across])
  expect(await differenceOf(paper, sheet as Sheet)).toBeLessThan(0.005)
  const code = /\/verify\/[\w-]+/.exec(qrText(sheet as Sheet) ?? '')?.[0]
  await expect(page).toHaveTitle(/^单位会员证书 /)
  await page.goto(code ?? '')
  await expect(page.getByRole('main')).toContainText(persona('hengxin').name)
})

test('a person’s certificate has its letters where it is printed', { tag: '@desktop' }, async ({ page }) => {
  await enterAs(page, 'lin', '/unitPrintView')
  const paper = page.getByRole('article', { name: '个人会员证书' })
  await expect(paper).toContainText('执业资格')
  const [sheet, ...others] = await printedSheets(page)
  expect(sizesOf(sheet ? [sheet, ...others] : [])).toEqual([across])
  expect(await differenceOf(paper, sheet as Sheet)).toBeLessThan(0.005)
  expect(qrText(sheet as Sheet)).toMatch(/\/verify\/[\w-]+$/)
  const text = printedText(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  // 人, 工 and 日 share their glyphs with radicals: a copy that took those would not be found by a search.
  for (const words of ['个人会员证书', '林知远', '工作单位', '入会日期']) expect(text).toContain(words)
})

test('a person keeps the certificate as a file that looks like the sheet', { tag: '@desktop' }, async ({
  page,
}) => {
  await withoutViewer(page)
  await enterAs(page, 'lin', '/pdfPage')
  const paper = page.getByRole('article', { name: '个人会员证书' })
  await expect(paper).toContainText('执业资格')
  const { name, sheets } = await savedSheets(page)
  expect(name).toMatch(/^个人会员证书 林知远 .+\.pdf$/)
  expect(sizesOf(sheets)).toEqual([across])
  const [sheet] = sheets
  expect(await differenceOf(paper, sheet as Sheet)).toBeLessThan(0.005)
  expect(qrText(sheet as Sheet)).toMatch(/\/verify\/[\w-]+$/)
})

test('a file is looked at in place where the browser can, and its sheet is still what is printed', {
  tag: '@desktop',
}, async ({ page }) => {
  await enterAs(page, 'hengxin', '/pdfPage')
  await expect(page.getByRole('button', { name: '下载 PDF' })).toBeVisible()
  const canShow = await page.evaluate(() => navigator.pdfViewerEnabled)
  if (canShow) await expect(page.locator('iframe[title="PDF 预览"]')).toHaveAttribute('src', /^blob:/)
  else await expect(page.locator('iframe')).toHaveCount(0)
  expect(sizesOf(await printedSheets(page))).toEqual([across])
})

test(
  'a certificate with the longest of data is cut off nowhere, and its file has its letters with it',
  {
    tag: '@full',
  },
  async ({ page }, { project }) => {
    const name = '欧阳'.repeat(20)
    const unit = `${'江川'.repeat(45)}工程造价咨询有限公司`
    await page.route(/\/api\/print-info\/member/, async (route) => {
      const answer = await route.fetch()
      const rows = [{ label: '工作单位', value: unit }]
      await route.fulfill({ json: { ...(await answer.json()), holderName: name, rows } })
    })
    await enterAs(page, 'lin', '/unitPrintView')
    const paper = page.getByRole('article', { name: '个人会员证书' })
    await expect(paper).toContainText(unit)
    const cutOff = await paper.evaluate((sheet) => {
      const frame = sheet.firstElementChild as HTMLElement
      return [sheet, frame].some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    })
    expect(cutOff).toBe(false)
    if (project.name === 'phone') return
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(pdf).toMatch(/\/FontFile[23]?\b/)
    // Without it what is written could not be searched for or copied.
    expect(pdf).toContain('/ToUnicode')
    expect(sizesOf(await printedSheets(page))).toEqual([across])
  },
)

/** Parts of a paper that are taller than a page can hold, or that a page's end would cut in two. */
const brokenParts = (page: Page) =>
  page
    .getByRole('article', { name: '会员申请表' })
    .evaluate((paper) =>
      [...paper.querySelectorAll('tr')]
        .filter((row) => getComputedStyle(row).breakInside !== 'avoid')
        .map((row) => row.textContent ?? ''),
    )

test('an application’s form with the longest of data goes on over further sheets, and no row is cut', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.route(/\/api\/print-info\/member/, async (route) => {
    const answer = await route.fetch()
    const info = (await answer.json()) as { rows: { label: string; value: string }[] }
    const rows = [
      ...info.rows,
      ...Array.from({ length: 60 }, (_, index) => ({
        label: `补充说明${index + 1}`,
        value: `第${index + 1}项${'江川省造价咨询业绩'.repeat(8)}`,
      })),
    ]
    await route.fulfill({ json: { ...info, rows } })
  })
  await enterAs(page, 'hengxin', '/memberManagement')
  await page.getByRole('row', { name: /入会/ }).getByRole('link', { name: /^详情/ }).click()
  await page.getByRole('link', { name: '打印申请表' }).click()
  await expect(page.getByText('补充说明60')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await brokenParts(page)).toEqual([])
  const sheets = sizesOf(await printedSheets(page))
  expect(sheets.length).toBeGreaterThan(3)
  expect(sheets.every((sheet) => sheet.width === upright.width && sheet.height === upright.height)).toBe(true)
  const overflow = await page
    .getByRole('article', { name: '会员申请表' })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(overflow).toBeLessThanOrEqual(1)
})

test('a fee has its notice while it is owed, then its receipt', { tag: '@always' }, async ({
  page,
  allow,
}) => {
  await enterAs(page, 'su', '/financialManagement/fees')
  await page
    .getByRole('link', { name: /^缴费通知/ })
    .first()
    .click()
  await expect(page.getByRole('article', { name: '会费缴费通知单' })).toContainText('大写')
  const notice = new URL(page.url())
  await page.getByRole('link', { name: '返回' }).click()
  await page.getByRole('link', { name: /^凭证/ }).first().click()
  await expect(page.getByRole('article', { name: '缴费凭证' })).toContainText('缴费方式')
  allow(/^409: GET .*print-info\/member/)
  notice.searchParams.set('type', 'RECEIPT')
  await page.goto(notice.href)
  await expect(page.getByText('现在还不能打印')).toBeVisible()
})

test('a year’s hours are printed on one sheet with their QR, and a period’s with one for each year', {
  tag: '@desktop',
}, async ({ page }) => {
  await enterAs(page, 'lin', '/myCourse?part=hours')
  const certified = page.getByRole('link', { name: /^打印或存为 PDF/ })
  await certified.first().click()
  const paper = page.getByRole('article', { name: '继续教育学时证明' })
  await expect(paper).toContainText('林知远')
  await expect(paper.getByRole('img', { name: '印章' })).toBeVisible()
  await expect(paper.getByRole('img', { name: '查验二维码' })).toBeVisible()
  await expect(page).toHaveTitle(/^继续教育学时证明 林知远 JXJY/)
  expect(sizesOf(await printedSheets(page))).toEqual([upright])
  await page.getByRole('link', { name: '返回' }).click()
  await expect(page).toHaveURL('/myCourse?part=hours')
  await page
    .getByRole('button', { name: /^开具证明/ })
    .first()
    .click()
  await expect(certified).toHaveCount(2)
  await page.getByRole('link', { name: '打印周期学时汇总' }).click()
  const summary = page.getByRole('article', { name: '继续教育学时汇总表' })
  await expect(summary.getByRole('img', { name: /查验二维码$/ })).toHaveCount(2)
  expect(sizesOf(await printedSheets(page))).toEqual([upright])
})

test('a certificate of hours that is not the student’s is not shown', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await enterAs(page, 'su', '/hoursPrint?certificate=1')
  await expect(page.getByText('没有找到要打印的内容')).toBeVisible()
})

test('the form of another account is not shown', { tag: ['@desktop', '@full'] }, async ({ page, allow }) => {
  allow(/^404: GET .*print-info\/member/)
  await enterAs(page, 'hengxin', '/printView?type=APPLY_FORM&id=3001')
  await expect(page.getByText('没有找到要打印的内容')).toBeVisible()
})

test('a sheet keeps the shape of A4 on a phone, and the buttons above it their words in one line', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await withoutViewer(page)
  await enterAs(page, 'hengxin', '/pdfPage')
  const paper = page.getByRole('article', { name: '单位会员证书' })
  await expect(paper).toContainText('统一社会信用代码')
  const sheet = await paper.boundingBox()
  expect((sheet?.width ?? 0) / (sheet?.height ?? 1)).toBeCloseTo(297 / 210, 1)
  for (const way of [
    page.getByRole('link', { name: '返回' }),
    page.getByRole('button', { name: '打印' }),
    page.getByRole('button', { name: '下载 PDF' }),
  ])
    expect((await way.boundingBox())?.height).toBeLessThan(50)
  // The file is drawn from the sheet in its full size, not as it is fitted to the phone.
  const { sheets } = await savedSheets(page)
  expect(sizesOf(sheets)).toEqual([across])
  expect(qrText(sheets[0] as Sheet)).toMatch(/\/verify\/[\w-]+$/)
})
