import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { UnitPerson } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { memberWord } from '../../../../lib/membership/member-words.tsx'
import { amountCell, harmlessCsv } from '../../../../lib/table/csv.ts'

const rowOf = (person: UnitPerson): string[] => [
  person.name,
  person.idNumber ?? '',
  memberWord(i18n, person.certType ?? ''),
  person.certNo ?? '',
  person.certValidTo ?? '',
  person.memberNo ?? '',
  memberWord(i18n, person.memberLevel ?? ''),
  person.validTo ?? '',
  String(person.unpaidCount),
  amountCell(person.unpaidAmount),
  formatDate(person.createdDate),
]

/** The people as rows of texts below their heads. */
export const peopleTable = (people: readonly UnitPerson[]): string[][] => [
  [
    t`姓名`,
    t`证件号码`,
    t`注册证书`,
    t`注册证书编号`,
    t`注册证书有效期至`,
    t`会员编号`,
    t`会员级别`,
    t`会籍有效期至`,
    t`未缴会费（笔）`,
    t`未缴会费（元）`,
    t`加入日期`,
  ],
  ...people.map(rowOf),
]

/** The people as a table for spreadsheets. */
export const peopleCsv = (people: readonly UnitPerson[]): string => harmlessCsv(peopleTable(people))
