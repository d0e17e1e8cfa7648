import type { HelpArticle } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { excerptOf, matching } from './matching.ts'

const question = (id: number, category: string, title: string, answer: string) =>
  ({ id, category, title, text: `${category} ${title} ${answer}` }) as HelpArticle
const join = question(1, '入会与会籍', '单位申请入会需要准备哪些材料？', '营业执照和名册。')
const fee = question(2, '会费与代缴', '怎样用 XLSX 文件代缴会费？', '先下载模板。')
const change = question(3, '入会与会籍', '法定代表人变更后怎么办？', '以新的营业执照为证。')
const all = [join, fee, change]
const ids = (found: HelpArticle[]) => found.map(({ id }) => id)

it.each([
  [{}, [1, 2, 3]],
  [{ keyword: '变更' }, [3]],
  [{ keyword: '会费 ｘｌｓｘ' }, [2]],
  [{ keyword: '会籍' }, [1, 3]],
  [{ keyword: '会费 变更' }, []],
  [{ keyword: '营业执照' }, [1, 3]],
  [{ keyword: '模板 代缴' }, [2]],
  [{ topic: '入会与会籍', keyword: '材料' }, [1]],
  [{ topic: '没有的栏目' }, []],
])('%j finds %j', (search, expected) => {
  expect(ids(matching(all, search))).toEqual(expected)
})

it('an excerpt is of the answer, around what the question does not say', () => {
  expect(excerptOf(join, ['材料'])).toBeUndefined()
  expect(excerptOf(join, ['材料', '名册'])).toBe('营业执照和名册。')
  const answer = `${'前'.repeat(60)}模板${'后'.repeat(120)}`
  expect(excerptOf(question(4, '会费', '会费怎么缴？', answer), ['模板'])).toBe(
    `…${'前'.repeat(20)}模板${'后'.repeat(68)}…`,
  )
})
