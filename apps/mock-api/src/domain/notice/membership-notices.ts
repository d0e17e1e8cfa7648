import type { ReviewDecision } from '../review.ts'
import { type Notice, sentence, unlessSaid } from './notice.ts'

/** The facts of a membership certificate that a notice names. */
interface CertificateFacts {
  memberId: number
  memberNo: string
  validTo: string
}

const certificate = (memberId: number, title: string, content: string): Notice => ({
  kind: 'CERTIFICATE',
  title,
  content,
  subject: { kind: 'CERTIFICATE', id: memberId },
  page: 'membership',
})

/** A membership certificate was made, or made anew. */
export const certificateMade = ({ memberId, memberNo, validTo }: CertificateFacts): Notice =>
  certificate(
    memberId,
    '会员证书已生成',
    `您的会员证书（${memberNo}）已生成，有效期至${validTo}，可在会员管理中打印。`,
  )

/** The association changed a member's level, for which the certificate is made anew. */
export const levelChanged = (memberId: number, memberLevel: string, reason: string): Notice =>
  certificate(
    memberId,
    '会员级别已调整',
    `您的会员级别已调整为${memberLevel}：${sentence(reason)}会员证书已重新生成。`,
  )

export const certificateEndsSoon = ({ memberId, memberNo, validTo }: CertificateFacts): Notice =>
  certificate(
    memberId,
    '会员证书即将到期',
    `您的会员证书（${memberNo}）将于${validTo}到期，到期后请及时缴纳新年度会费，以免会籍中断。`,
  )

type Verdict = ReviewDecision['result']

const verdicts: Record<Verdict, { word: string; next: string }> = {
  APPROVE: { word: '已通过审核', next: '访客现在可以看到新的内容。' },
  RETURN: { word: '已退回', next: '请修改后重新提交。' },
  REJECT: { word: '未通过审核', next: '如有疑问请与协会秘书处联系。' },
}

const opinionOf = (opinion: string): string => (opinion === '' ? '' : `审核意见：${sentence(opinion)}`)

/** The mini-site itself was decided. */
export function siteDecided(site: { id: number; name: string }, result: Verdict, opinion: string): Notice {
  const { word, next } = verdicts[result]
  return {
    kind: 'SITE',
    title: `微网站${word}`,
    content: [`${site.name}的微网站${word}。`, opinionOf(opinion), unlessSaid(opinion, next)].join(''),
    subject: { kind: 'SITE', id: site.id },
    page: 'site',
  }
}

/** An item of the mini-site was decided. */
export function siteItemDecided(
  item: { id: number; title: string },
  result: Verdict,
  opinion: string,
): Notice {
  const { word, next } = verdicts[result]
  return {
    kind: 'SITE',
    title: `微网站内容${word}`,
    content: [`您提交的“${item.title}”${word}。`, opinionOf(opinion), unlessSaid(opinion, next)].join(''),
    subject: { kind: 'SITE_ITEM', id: item.id },
    page: 'site',
  }
}
