import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SiteField } from './site-values.ts'

/** What the form's fields are called. */
export const siteFieldNames: Record<SiteField, MessageDescriptor> = {
  domainId: msg`站点网址`,
  covers: msg`封面图片`,
  logoUrl: msg`标志`,
  intro: msg`简介`,
  contactName: msg`联系人`,
  phone: msg`电话`,
  email: msg`邮箱`,
  address: msg`地址`,
  postCode: msg`邮政编码`,
  website: msg`网站`,
  mapLng: msg`经度`,
  mapLat: msg`纬度`,
}
