import { captchaAnswer, persona } from '../../apps/web/e2e/support/personas.ts'
import type { Browser } from './engines/engine.ts'
import { isSettled } from './page-checks.ts'
import type { Site } from './site.ts'
import { forgetSession, until, widths } from './walk.ts'

/** What a person does, from the first page to what tells that it is done. */
export interface Flow {
  name: string
  run(browser: Browser, site: Site): Promise<void>
}

/** The parts of the site without which it is of no use. */
export const flows: Flow[] = [
  {
    name: 'a unit logs in',
    async run(browser, { web }) {
      const { login, password } = persona('hengxin')
      await browser.open(`${web}/MemberLogin`)
      await fill(browser, '登录账号', login)
      await fill(browser, '密码', password)
      await fill(browser, '图形验证码', captchaAnswer)
      await press(browser, '登录')
      await arrive(browser, '/unitMemberIndex', '会员中心')
      await browser.evaluate(forgetSession)
    },
  },
  {
    name: 'a word is searched for',
    async run(browser, { web }) {
      await browser.open(`${web}/Search`)
      await fill(browser, '搜索词', '材料价格')
      await press(browser, '搜索')
      await arrive(browser, 'keyword=', '材料价格')
    },
  },
  {
    name: 'a fee is calculated',
    async run(browser, { web }) {
      await browser.open(`${web}/Calculator?service=WORKS`)
      await fill(browser, '中标金额', '6000')
      await arrive(browser, 'amount=6000', '22.55')
    },
  },
  {
    name: 'a fee is paid at the cashier',
    async run(browser, { enter }) {
      await browser.open(enter('anzhu', '/unitPay/fees'))
      // A filter above the rows is called so, too, and a notice of what is due begins alike: the year tells the payment.
      await until(browser, isSettled)
      await press(browser, '缴费 2')
      await arrive(browser, '/unitPay?', '支付宝')
      await press(browser, '支付宝')
      await press(browser, '支付 ¥')
      await arrive(browser, '/cashier', '确认支付')
      await press(browser, '支付成功')
      await arrive(browser, '/unitPay?order=', '支付成功')
      await browser.evaluate(forgetSession)
    },
  },
  {
    name: 'a journal is turned over',
    async run(browser, { web }) {
      await browser.open(`${web}/CommitteeBookDetail?id=4201`)
      await press(browser, '下一页')
      await arrive(browser, 'page=2', '第')
    },
  },
]

/** Goes through a flow in the wide window. @returns what went wrong */
export async function runFlow(browser: Browser, site: Site, flow: Flow): Promise<string[]> {
  await browser.resize(widths[0] ?? 0, 900)
  try {
    await flow.run(browser, site)
    return []
  } catch (error) {
    return [String(error)]
  }
}

/** The visible control whose name holds these words, in a row of a table before elsewhere; of several the one with the fewest words. */
function control(words: string): Element | undefined {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
  for (const place of ['main td', 'main', 'body']) {
    const [found] = [...document.querySelectorAll(`${place} :is(button, a, label)`)]
      .filter((element) => nameOf(element).includes(words) && element.getClientRects().length > 0)
      .sort((a, b) => nameOf(a).length - nameOf(b).length)
    if (found) return found
  }
  return undefined
}

/** The field that is called so. Runs in the page. */
function field(words: string): Element | undefined {
  return [...document.querySelectorAll<HTMLInputElement>('main input')].find((input) =>
    [...(input.labels ?? [])]
      .map((label) => label.textContent ?? '')
      .concat(input.getAttribute('aria-label') ?? '', input.placeholder)
      .some((name) => name.trim().startsWith(words)),
  )
}

async function press(browser: Browser, words: string): Promise<void> {
  await wait(browser, control, words)
  await browser.click(control, words)
}

async function fill(browser: Browser, words: string, text: string): Promise<void> {
  await wait(browser, field, words)
  await browser.click(field, words)
  await browser.type(text)
}

async function wait(
  browser: Browser,
  find: (words: string) => Element | undefined,
  words: string,
): Promise<void> {
  if (!(await until(browser, find, words))) throw new Error(`There is no 「${words}」.`)
}

/** Waits until the address holds the one and the page says the other. */
async function arrive(browser: Browser, address: string, words: string): Promise<void> {
  const isThere = (address: string, words: string) =>
    location.href.includes(address) && document.body.innerText.includes(words)
  if (!(await until(browser, isThere, address, words)))
    throw new Error(
      `${address} with 「${words}」 did not come: ${await browser.evaluate(() => location.href)}`,
    )
}
