import type { OwnerType } from '@portal/api-contract'
import { prcMinute } from '../prc-time.ts'
import type { Notice } from './notice.ts'

const invitation = (id: number, title: string, content: string): Notice => ({
  kind: 'SYSTEM',
  title,
  content,
  subject: { kind: 'INVITATION', id },
  page: 'people',
})

/** The longest title of a notice; a unit's name alone may be as long. */
const longestTitle = 100

/** A title that begins with a unit's name, which is cut where it leaves no room for the rest. */
function titleOf(companyName: string, rest: string): string {
  const name = [...companyName]
  const room = longestTitle - rest.length
  return name.length <= room ? `${companyName}${rest}` : `${name.slice(0, room - 1).join('')}…${rest}`
}

/** To the person whom a unit invites. */
export const invited = ({ id, companyName }: { id: number; companyName: string }): Notice =>
  invitation(
    id,
    titleOf(companyName, '邀请您加入'),
    `${companyName}邀请您成为本单位人员，接受后可由单位代缴会费。请在信息中心接受或者谢绝。`,
  )

/** To the unit whose invitation was accepted. */
export const invitationAccepted = ({ id, phone }: { id: number; phone: string }, name: string): Notice =>
  invitation(id, '邀请已被接受', `${name}（${phone}）接受了邀请，已是本单位人员。`)

/** To the unit whose invitation was declined; who declined is not named: the unit knows no more than the phone. */
export const invitationDeclined = ({ id, phone }: { id: number; phone: string }): Notice =>
  invitation(id, '邀请被谢绝', `手机号码${phone}的持有人谢绝了加入本单位的邀请。`)

const system = (title: string, content: string, page: Notice['page']): Notice => ({
  kind: 'SYSTEM',
  title,
  content,
  subject: null,
  page,
})

const noLongerOfUnit = (why: string): Notice =>
  system('您已不再是单位的人员', `${why}，今后的会费不再由该单位代缴。`, 'people')

/** To the person whom a unit has removed from its people. */
export const removedFromUnit = (companyName: string): Notice =>
  noLongerOfUnit(`${companyName}已将您移出本单位人员`)

/** To a person of a unit that is no member any more. */
export const unitHasQuit = (companyName: string): Notice =>
  noLongerOfUnit(`${companyName}已退会，您不再是该单位的人员`)

/** To the unit that a person has left. */
export const personLeft = (name: string): Notice =>
  system('有人员离开本单位', `${name}已离开本单位人员，今后不在本单位代缴名单之内。`, 'people')

/** What its owner may want to know about an account: that it was changed, and when. */
export const accountChanged = (what: string, at: Date): Notice =>
  system(
    `${what}已变更`,
    `您的${what}已于${prcMinute(at)}变更。如非本人操作，请立即修改密码并与协会秘书处联系。`,
    'account',
  )

/** To whoever has registered. */
export const welcome = (ownerType: OwnerType): Notice =>
  system(
    '注册成功',
    `欢迎使用江川造价协会会员系统，请在会员管理中提交${ownerType === 'UNIT' ? '单位' : '个人'}入会申请。`,
    'membership',
  )
