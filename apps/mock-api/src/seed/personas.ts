import type { OwnerType } from '@portal/api-contract'
import type { MembershipStatus } from '../domain/member/membership.ts'

/** Somebody to log in as, and what for. */
export interface Persona {
  /** Stable: tests and scenarios name personas by it. */
  key: string
  kind: OwnerType
  name: string
  /** What is typed into the login form: a unit's account name, a person's phone. */
  login: string
  password: string
  /** Where the membership stands when the store is seeded. */
  state: MembershipStatus
  purpose: string
}

/** A persona's side that only the store needs. */
export interface PersonaSeed extends Persona {
  phone: string
  /** 统一社会信用代码 with its check character; units only. */
  uscc: string | null
  memberLevel: string | null
  /** Years from joining to now; null while applying. */
  yearsIn: number | null
  /** The latest years that are not paid. */
  unpaidYears: number
  /** Fees and orders reach back to the year of joining instead of a few years. */
  hasFullHistory?: boolean
}

/** All personas share one password, so that none has to be looked up. */
export const personaPassword = 'Jiangchuan@2026'

type Draft = Omit<PersonaSeed, 'password' | 'uscc' | 'phone'> & { uscc?: string; phone?: string }

/** A person logs in by phone, so only units name one. */
const persona = (draft: Draft): PersonaSeed => ({
  ...draft,
  password: personaPassword,
  uscc: draft.uscc ?? null,
  phone: draft.phone ?? draft.login,
})

/** Every persona with its seed, in the order that the ids follow. */
export const personaSeeds: PersonaSeed[] = [
  persona({
    key: 'lin',
    kind: 'PERSON',
    name: '林知远',
    login: '13800010001',
    state: 'ACTIVE',
    purpose:
      'a member with nothing to pay: paid years by both channels, an exempt first year; hours credited over three years',
    memberLevel: '会员',
    yearsIn: 7,
    unpaidYears: 0,
    hasFullHistory: true,
  }),
  persona({
    key: 'su',
    kind: 'PERSON',
    name: '苏婉清',
    login: '13800010002',
    state: 'ARREARS',
    purpose:
      'owes two years, one of them overdue: paying one or both, two tabs, replays; in the middle of a course',
    memberLevel: '会员',
    yearsIn: 5,
    unpaidYears: 2,
  }),
  persona({
    key: 'he',
    kind: 'PERSON',
    name: '贺启航',
    login: '13800010003',
    state: 'EXPIRED',
    purpose: 'validity ended last year; paying this year revives it',
    memberLevel: '资深会员',
    yearsIn: 9,
    unpaidYears: 1,
  }),
  persona({
    key: 'tong',
    kind: 'PERSON',
    name: '童小满',
    login: '13800010004',
    state: 'APPLYING',
    purpose: 'not a member yet: a profile to fill in, empty lists, and 403 on paying',
    memberLevel: null,
    yearsIn: null,
    unpaidYears: 0,
  }),
  persona({
    key: 'cheng',
    kind: 'PERSON',
    name: '程亦安',
    login: '13800010005',
    state: 'ARREARS',
    purpose:
      'has an open WeChat order that runs out within two hours, one for a course, and one that ran out before',
    memberLevel: '会员',
    yearsIn: 3,
    unpaidYears: 1,
  }),
  persona({
    key: 'hengxin',
    kind: 'UNIT',
    name: '江川恒信工程造价咨询有限公司',
    login: 'hengxin',
    state: 'ACTIVE',
    purpose: 'a unit in good standing with over 25 orders: paging, sorting, every order state',
    phone: '13900020001',
    uscc: '91349901MA2HX01K7F',
    memberLevel: '理事单位',
    yearsIn: 10,
    unpaidYears: 0,
    hasFullHistory: true,
  }),
  persona({
    key: 'mingce',
    kind: 'UNIT',
    name: '云洲铭测工程管理有限公司',
    login: 'mingce',
    state: 'ARREARS',
    purpose: 'a unit that owes two years, one of them overdue',
    phone: '13900020002',
    uscc: '91349902MA2MC02L3Y',
    memberLevel: '会员单位',
    yearsIn: 6,
    unpaidYears: 2,
  }),
  persona({
    key: 'anzhu',
    kind: 'UNIT',
    name: '松陵安筑建设监理有限公司',
    login: 'anzhu',
    state: 'EXPIRED',
    purpose: 'a unit whose validity ended last year',
    phone: '13900020003',
    uscc: '91349903MA2AN03N5C',
    memberLevel: '会员单位',
    yearsIn: 8,
    unpaidYears: 1,
  }),
  persona({
    key: 'xinrui',
    kind: 'UNIT',
    name: '青屿新锐数字建造科技有限公司',
    login: 'xinrui',
    state: 'APPLYING',
    purpose: 'a unit that has applied: no level, no fees, may not pay',
    phone: '13900020004',
    uscc: '91349905MA2XR04P8H',
    memberLevel: null,
    yearsIn: null,
    unpaidYears: 0,
  }),
]

/** Who can log in, for the start command to print. */
export const personas: Persona[] = personaSeeds.map(
  ({ key, kind, name, login, password, state, purpose }) => ({
    key,
    kind,
    name,
    login,
    password,
    state,
    purpose,
  }),
)
