import type { Page } from '@playwright/test'
import { findBrowser } from '../browser/find.ts'
import { browserFlags, isRoot } from '../browser/flags.ts'
import { fail } from '../lib/fail.ts'
import { bold, pad } from '../lib/terminal.ts'
import { SlowPhone } from './waits.ts'
import { withWebsite } from './website.ts'

/** A wait that is still felt as an answer, in milliseconds: the «good» of Interaction to Next Paint. */
const mostWaitMs = 200
/** How many times slower than this machine the phone is. */
const slowness = 4

/** As many lines as a batch takes; every second one says the same as another. */
const table = [
  '姓名,身份证号,手机号码,年度',
  ...Array.from(
    { length: 200 },
    (_, index) => `人员${index},349906196803128296,15993320964,${2000 + (index % 100)}`,
  ),
].join('\n')

async function fillBatch(page: Page): Promise<void> {
  await page.goto('/ht/__mock/enter?persona=hengxin&to=/unitPayment%3Fstep%3Dnew')
  await page.getByRole('button', { name: '上传或粘贴表格' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '名单.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await page.getByRole('button', { name: '加入名单', exact: true }).click()
  await page.getByRole('status').filter({ hasText: '200 行' }).first().waitFor()
}

/** As fast as thumbs type. */
const thumbs = { delay: 120 }

const search = (page: Page) => page.getByRole('textbox', { name: '在名单中查找' })
const dialog = (page: Page) => page.getByRole('dialog')

/** What a clerk does with the two hundred, in this order. */
const steps: [name: string, act: (page: Page) => Promise<unknown>][] = [
  [
    'type into a row',
    (page) => page.getByRole('textbox', { name: '第 2 行姓名' }).pressSequentially('张三李四', thumbs),
  ],
  [
    'type a year for all',
    (page) => page.getByRole('textbox', { name: '全部人员的年度' }).pressSequentially('2026', thumbs),
  ],
  ['filter by typing', (page) => search(page).pressSequentially('人员17', thumbs)],
  ['take the filter back', (page) => search(page).fill('')],
  [
    'only the wrong rows',
    (page) => page.getByRole('checkbox', { name: /只看有误的/ }).click({ force: true }),
  ],
  ['all rows again', (page) => page.getByRole('checkbox', { name: /只看有误的/ }).click({ force: true })],
  ['remove a row', (page) => page.getByRole('button', { name: '删除第 3 行' }).click()],
  [
    'open the people',
    async (page) => {
      await page.getByRole('button', { name: '从本单位人员选择' }).click()
      await dialog(page).getByText(/全选/).waitFor()
    },
  ],
  [
    'choose three people',
    async (page) => {
      const people = dialog(page).getByRole('list').getByRole('checkbox')
      for (const index of [0, 1, 2]) await people.nth(index).check({ force: true })
    },
  ],
  [
    'choose all people',
    (page) => dialog(page).getByRole('checkbox', { name: /全选/ }).click({ force: true }),
  ],
  ['find people by name', (page) => dialog(page).getByRole('textbox').pressSequentially('会员', thumbs)],
]

async function measureSteps(url: string, executablePath: string) {
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: browserFlags(isRoot()) })
  try {
    const device = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, locale: 'zh-CN' }
    const context = await browser.newContext({ ...device, baseURL: url, ignoreHTTPSErrors: true })
    await context.addCookies([{ name: 'mock_scenario', value: 'large-unit', url }])
    const page = await context.newPage()
    const phone = await SlowPhone.of(page, slowness)
    await fillBatch(page)
    const found = []
    for (const [name, act] of steps)
      found.push({ name, ...(await phone.measure(async () => void (await act(page)))) })
    return found
  } finally {
    await browser.close()
  }
}

/**
 * A batch of two hundred people on a slow phone: how long each key and touch takes until it shows.
 *
 * @returns whether none takes longer than it may
 */
export async function batchBench(): Promise<boolean> {
  const browser = findBrowser() ?? fail('No Chromium to measure with: run `npm run browser`.')
  const found = await withWebsite((url) => measureSteps(url, browser))
  console.log(
    bold(`\nTwo hundred people on a phone ${slowness} times slower, at most ${mostWaitMs} ms to an answer`),
  )
  for (const { name, interaction, task } of found)
    console.log(
      `  ${pad(name, 24)}${`${interaction.toFixed(0)} ms`.padStart(10)}   longest task ${task.toFixed(0)} ms`,
    )
  return found.every(({ interaction }) => interaction <= mostWaitMs)
}
