import type { ApplyKind, ApplyReason, ApplyStatus } from '@portal/api-contract'
import { prcInstant } from '../../domain/prc-time.ts'
import type { MemberSeed } from '../members/members.ts'

/** An application as the seed tells it: whose, what for, when it was begun and how far it came. */
export interface ApplicationPlan {
  key: string
  applyKind: ApplyKind
  status: ApplyStatus
  begunAt: Date
  /** Reviews that it passed. */
  passed: 0 | 1 | 2 | 3
  /** What was said at the review that it did not pass. */
  refusal?: string
  /** What of it is to be mended where, as the contract names fields. */
  reasons?: readonly ApplyReason[]
  reason?: string
  /** Particulars that a CHANGE names. */
  change?: Readonly<Record<string, string>>
  recommender?: string
  targetLevel?: '理事单位' | '资深会员' | '副会长单位'
  /** It waits for this year's fee. */
  waitsForFee?: true
}

const day = 86_400_000

/** Each member of the association among the personas once joined; three and a half weeks before it took effect. */
const joins = (members: readonly MemberSeed[]): ApplicationPlan[] =>
  members.flatMap(({ key, id, joinYear }) =>
    joinYear === null || id > 100
      ? []
      : [
          {
            key,
            applyKind: 'JOIN',
            status: 'EFFECTIVE',
            begunAt: prcInstant(`${joinYear}-04-25`, 10),
            passed: 3,
          },
        ],
  )

/** Every application that the world begins with; ids follow this order. */
export function applicationPlans(members: readonly MemberSeed[], now: Date): ApplicationPlan[] {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const joinYear = members.find(({ key }) => key === 'hengxin')?.joinYear ?? 2016
  return [
    {
      key: 'tong',
      applyKind: 'JOIN',
      status: 'RETURNED',
      begunAt: ago(12),
      passed: 0,
      refusal: '身份证扫描件模糊，请补正后重新提交。',
      reasons: [{ field: 'materials.身份证', text: '扫描件模糊，请重新拍照或扫描后上传。' }],
      recommender: '林知远',
    },
    {
      key: 'xinrui',
      applyKind: 'JOIN',
      status: 'REVIEWING',
      begunAt: ago(20),
      passed: 2,
      recommender: '江川恒信工程造价咨询有限公司',
    },
    ...joins(members),
    {
      key: 'hengxin',
      applyKind: 'UPGRADE',
      status: 'EFFECTIVE',
      begunAt: prcInstant(`${joinYear}-09-08`, 10),
      passed: 3,
      targetLevel: '理事单位',
      reason: '连续承担全省造价指标编制任务，申请增补为理事单位。',
    },
    {
      key: 'hengxin',
      applyKind: 'CHANGE',
      status: 'WITHDRAWN',
      begunAt: ago(90),
      passed: 0,
      reason: '注册地址拟迁，后未成行。',
      change: { address: '临江市江北区观澜路20号' },
    },
    {
      key: 'mingce',
      applyKind: 'UPGRADE',
      status: 'REJECTED',
      begunAt: ago(150),
      passed: 1,
      targetLevel: '理事单位',
      reason: '业务规模扩大，申请增补为理事单位。',
      refusal: '上一年度会费尚未缴清，暂不符合理事单位条件。',
    },
    {
      key: 'anzhu',
      applyKind: 'RENEW',
      status: 'DRAFT',
      begunAt: ago(6),
      passed: 0,
      reason: '恢复会员资格。',
    },
    {
      key: 'he',
      applyKind: 'RENEW',
      status: 'PENDING_PAYMENT',
      begunAt: ago(25),
      passed: 3,
      reason: '上年度工作调动未及时续会。',
      waitsForFee: true,
    },
    {
      key: 'lin',
      applyKind: 'CHANGE',
      status: 'EFFECTIVE',
      begunAt: ago(400),
      passed: 3,
      reason: '取得高级工程师职称。',
      change: { title: '高级工程师' },
    },
    {
      key: 'hengxin',
      applyKind: 'CHANGE',
      status: 'SUBMITTED',
      begunAt: ago(3),
      passed: 0,
      reason: '办公地址变更。',
      change: { address: '临江市滨江区望潮大道88号滨江国际C座15层' },
    },
  ]
}
