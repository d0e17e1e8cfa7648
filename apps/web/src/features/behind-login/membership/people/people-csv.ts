import { t } from '@lingui/core/macro'
import type { UnitPerson } from '@portal/api-contract'
import { formatDate, formatNumber } from '@portal/i18n'

const amount = (yuan: number): string =>
  formatNumber(yuan, { useGrouping: false, minimumFractionDigits: 2, maximumFractionDigits: 2 })

const rowOf = (person: UnitPerson): string[] => [
  person.name,
  person.idNumber ?? '',
  person.certType ?? '',
  person.certNo ?? '',
  person.memberNo ?? '',
  person.memberLevel ?? '',
  person.validTo ?? '',
  String(person.unpaidCount),
  amount(person.unpaidAmount),
  formatDate(person.createdDate),
]

/** The people as rows of texts below their heads. */
export const peopleTable = (people: readonly UnitPerson[]): string[][] => [
  [
    t`姓名`,
    t`证件号码`,
    t`注册证书`,
    t`注册证书编号`,
    t`会员编号`,
    t`会员级别`,
    t`会籍有效期至`,
    t`未缴会费（笔）`,
    t`未缴会费（元）`,
    t`加入日期`,
  ],
  ...people.map(rowOf),
]
