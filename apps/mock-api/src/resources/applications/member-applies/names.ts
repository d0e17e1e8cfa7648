/** The usual name of each kind of application. */
export const kindNames = {
  JOIN: '入会',
  RENEW: '续会',
  CHANGE: '变更',
  UPGRADE: '升级',
  QUIT: '退会',
} as const

export const typeNames = { UNIT: '单位会员', PERSON: '个人会员' } as const
