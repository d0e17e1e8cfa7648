import { MemberWord } from '../../../../lib/membership/member-words.tsx'

/** These are stored in the words of the lists that they are chosen from. */
const stored = new Set(['company.companyType', 'person.certType', 'person.certMajor', 'targetLevel'])

/** What was stated in a field, which the contract calls so, in the reader's words where it has some. */
export const FieldValue = ({ field, value }: { field: string; value: string }) =>
  stored.has(field) ? <MemberWord name={value} /> : <span lang="zh-CN">{value}</span>
