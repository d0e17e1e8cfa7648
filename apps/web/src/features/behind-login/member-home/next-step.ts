import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApplyKind, MemberSummary, MembershipState, NextAction } from '@portal/api-contract'
import type { IconName } from '@portal/ui/artwork'
import { feesPaidByUnit } from '../../../lib/membership/member-summary.ts'

/** Where a step is taken. */
export type StepTarget =
  | { page: 'begin'; kind: ApplyKind; from?: number }
  | { page: 'apply'; id: number }
  | { page: 'pay'; feeIds: readonly number[] }
  | { page: 'particulars' }
  | { page: 'courses' }

/** What is to be done next, in words: one thing, and one button for it. */
export interface NextStep {
  tone: 'info' | 'success' | 'warning' | 'danger'
  icon: IconName
  title: MessageDescriptor
  text: MessageDescriptor
  /** Null where nothing is up to the member. */
  action: { label: MessageDescriptor; target: StepTarget } | null
}

type Words = Omit<NextStep, 'action'> & { label?: MessageDescriptor }

const waiting = (title: MessageDescriptor): Words => ({
  tone: 'info',
  icon: 'clock',
  title,
  text: msg`审核由协会办理，您现在不需要做什么；有了结果会显示在这里。`,
})

const again = (
  look: Pick<Words, 'tone' | 'icon'>,
  title: MessageDescriptor,
  text = msg`备齐材料后可以重新申请，已经填过的内容会带进来。`,
): Words => ({ ...look, title, text, label: msg`重新申请` })

const toPay: Words = {
  tone: 'warning',
  icon: 'receipt',
  title: msg`有会费待缴`,
  text: msg`请及时缴清，以免影响会员权益和下一年度的会籍。`,
  label: msg`立即缴费`,
}

const onceReviewed: Words = {
  ...toPay,
  title: msg`审核已通过，请缴纳会费`,
  text: msg`缴清后立即生效。`,
}

/** The words of an action, by the state in which it is asked for; `usual` in every other one. */
type WordsByState = { usual: Words } & Partial<Record<MembershipState, Words>>

const words: Record<NextAction['kind'], WordsByState> = {
  APPLY: {
    usual: {
      tone: 'info',
      icon: 'certificate',
      title: msg`申请成为会员`,
      text: msg`账号已经开通。备齐材料后在线填写入会申请，随时可以保存。`,
      label: msg`开始申请`,
    },
    DRAFT: {
      tone: 'info',
      icon: 'certificate',
      title: msg`入会申请还没有提交`,
      text: msg`草稿已经保存，在任何设备上都可以接着填写。`,
      label: msg`继续填写`,
    },
    REJECTED: again({ tone: 'danger', icon: 'warning' }, msg`入会申请没有通过`),
    WITHDRAWN: again({ tone: 'info', icon: 'info' }, msg`入会申请已撤回`),
    QUIT: again(
      { tone: 'info', icon: 'info' },
      msg`您已退会`,
      msg`会籍已经终止，证书同时作废。需要时可以重新申请入会。`,
    ),
  },
  MEND: {
    usual: {
      tone: 'warning',
      icon: 'warning',
      title: msg`申请被退回，需要补正`,
      text: msg`按退回原因补正后重新提交，不必从头填写。`,
      label: msg`去补正`,
    },
  },
  PAY: {
    usual: toPay,
    PENDING_PAYMENT: {
      ...onceReviewed,
      title: msg`审核已通过，请缴纳首年会费`,
      text: msg`缴清后会籍立即生效，同时生成会员证书。`,
    },
    EXPIRED: {
      ...toPay,
      tone: 'danger',
      title: msg`会籍已到期，缴费后恢复`,
      text: msg`缴清会费后会籍随即恢复，不必重新申请。`,
    },
  },
  RENEW: {
    usual: {
      tone: 'danger',
      icon: 'refresh',
      title: msg`会籍已到期，请办理续会`,
      text: msg`续会申请通过并缴纳会费后，会籍恢复有效。`,
      label: msg`办理续会`,
    },
    EXPIRING: {
      tone: 'warning',
      icon: 'refresh',
      title: msg`会籍即将到期，可以办理续会`,
      text: msg`续会申请通过并缴纳下一年度会费后，会籍直接顺延，不会中断。`,
      label: msg`办理续会`,
    },
  },
  CONFIRM_DATA: {
    usual: {
      tone: 'warning',
      icon: 'user',
      title: msg`请核对您的资料`,
      text: msg`资料还不完整，或注册证书已过有效期。证书、通知和审核都以这里的资料为准。`,
      label: msg`核对资料`,
    },
  },
  STUDY: {
    usual: {
      tone: 'info',
      icon: 'play',
      title: msg`有课程还没有学完`,
      text: msg`从上次停下的地方接着学，学完后计入本周期的学时。`,
      label: msg`继续学习`,
    },
  },
  NONE: {
    usual: {
      tone: 'success',
      icon: 'check',
      title: msg`目前没有需要办理的事项`,
      text: msg`会籍有效，可以正常享受会员服务。`,
    },
    EXPIRING: {
      tone: 'success',
      icon: 'check',
      title: msg`会籍即将到期，暂时不需要办理`,
      text: msg`下一年度的会费开放后会显示在这里，缴清即续期。`,
    },
    EXPIRED: waiting(msg`会籍已到期，续会申请正在审核`),
    SUBMITTED: waiting(msg`入会申请已提交，等待初审`),
    REVIEWING: waiting(msg`入会申请正在审核`),
    APPROVED: waiting(msg`入会申请已批准，正在核定会费`),
    PENDING_PAYMENT: waiting(msg`入会申请已批准，会费正在办理`),
  },
}

const renewalReviewed: Words = waiting(msg`会籍即将到期，续会申请正在审核`)

/** Nothing is up to a member whose fee a unit is about to pay. */
const paidByUnit: Words = {
  tone: 'info',
  icon: 'receipt',
  title: msg`会费由单位代缴`,
  text: msg`单位正在办理缴费，您现在不需要做什么；缴清后立即生效。`,
}

/** A unit whose data is whole, but a year old. */
const yearlyData: Words = {
  tone: 'warning',
  icon: 'building',
  title: msg`请确认本年度的单位资料`,
  text: msg`距上次确认已满一年。名录、证书和通知都以这里的资料为准，核对后确认即可。`,
  label: msg`核对并确认`,
}

/** The words of what an application of a member asks for, where they are not those of the usual dues. */
function wordsOf(summary: MemberSummary): Words {
  const { state, nextAction, application, dataConfirmation, fees } = summary
  const { kind, id } = nextAction
  if (kind === 'CONFIRM_DATA' && dataConfirmation?.isDue === 1) return yearlyData
  if (kind === 'NONE' && feesPaidByUnit(fees).length > 0) return paidByUnit
  if (kind === 'NONE' && state === 'EXPIRING' && application?.applyKind === 'RENEW') return renewalReviewed
  if (kind === 'PAY' && state !== 'PENDING_PAYMENT' && application?.status === 'PENDING_PAYMENT')
    return onceReviewed
  if (kind === 'RENEW' && id !== null)
    return {
      ...(words.RENEW[state] ?? words.RENEW.usual),
      text: msg`续会申请还没有提交，可以接着填写。`,
      label: msg`继续填写`,
    }
  return words[kind]?.[state] ?? (words[kind] ?? words.NONE).usual
}

function targetOf({ state, nextAction: { kind, id }, fees, application }: MemberSummary): StepTarget | null {
  const opened = (applyKind: ApplyKind): StepTarget =>
    id === null ? { page: 'begin', kind: applyKind } : { page: 'apply', id }
  // What was refused or taken back is not written a second time.
  const again =
    application?.applyKind === 'JOIN' && (state === 'REJECTED' || state === 'WITHDRAWN')
      ? application.id
      : undefined
  const byUnit = feesPaidByUnit(fees)
  const targets: Record<NextAction['kind'], () => StepTarget | null> = {
    APPLY: () =>
      again !== undefined && id === null ? { page: 'begin', kind: 'JOIN', from: again } : opened('JOIN'),
    RENEW: () => opened('RENEW'),
    MEND: () => (id === null ? null : { page: 'apply', id }),
    // What is owed is paid together, but for what a unit pays; a fee that an application waits for, alone.
    PAY: () =>
      id === null
        ? null
        : {
            page: 'pay',
            feeIds:
              state === 'PENDING_PAYMENT'
                ? [id]
                : [...new Set([id, ...fees.payableFeeIds.filter((one) => !byUnit.includes(one))])],
          },
    CONFIRM_DATA: () => ({ page: 'particulars' }),
    STUDY: () => ({ page: 'courses' }),
    NONE: () => null,
  }
  return targets[kind]?.() ?? null
}

/** The one thing that a home asks for, in words, with the way to it. */
export function nextStep(summary: MemberSummary): NextStep {
  const { label, ...look } = wordsOf(summary)
  const target = targetOf(summary)
  return { ...look, action: label && target ? { label, target } : null }
}
