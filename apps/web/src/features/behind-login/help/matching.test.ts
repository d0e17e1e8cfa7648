import type { HelpArticle } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { matching } from './matching.ts'

const question = (id: number, category: string, title: string) => ({ id, category, title }) as HelpArticle
const join = question(1, '入会与会籍', '单位申请入会需要准备哪些材料？')
const fee = question(2, '会费与代缴', '怎样用 XLSX 文件代缴会费？')
const change = question(3, '入会与会籍', '法定代表人变更后怎么办？')
const all = [join, fee, change]
const ids = (found: HelpArticle[]) => found.map(({ id }) => id)

it.each([
  [{}, [1, 2, 3]],
  [{ keyword: '变更' }, [3]],
  [{ keyword: '会费 ｘｌｓｘ' }, [2]],
  [{ keyword: '会籍' }, [1, 3]],
  [{ keyword: '会费 变更' }, []],
  [{ topic: '入会与会籍', keyword: '材料' }, [1]],
  [{ topic: '没有的栏目' }, []],
])('%j finds %j', (search, expected) => {
  expect(ids(matching(all, search))).toEqual(expected)
})
