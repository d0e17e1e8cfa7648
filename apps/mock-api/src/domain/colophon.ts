import { associationName } from './association.ts'

/** Who makes the journal and when an issue came out, by name and value. */
export const colophonOf = (published: string): [name: string, value: string][] => [
  ['主管', '江川省住房和城乡建设厅'],
  ['主办', associationName],
  ['编辑', '《江川工程造价》编辑部'],
  ['刊期', '季刊（内部资料，免费交流）'],
  ['出版日期', published],
]
