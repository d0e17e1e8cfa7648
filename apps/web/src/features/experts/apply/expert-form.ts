import { lastingItems, type UploadItem } from '../../../lib/forms/upload/upload-item.ts'
import type { ExpertType } from '../expert-types.ts'

/** What is typed; numbers as texts, files with how far they are. */
export interface ExpertForm {
  photo: UploadItem[]
  name: string
  idNumber: string
  gender: string | null
  education: string
  email: string
  companyName: string
  position: string
  title: string
  major: string
  workYears: string
  certs: { certType: string; certNo: string }[]
  expertType: ExpertType[]
  resume: string
  achievements: string
  attachments: UploadItem[]
  phone: string
  captchaCode: string
  phoneCode: string
  isTrue: boolean
}

export const emptyExpert: ExpertForm = {
  photo: [],
  name: '',
  idNumber: '',
  gender: '',
  education: '',
  email: '',
  companyName: '',
  position: '',
  title: '',
  major: '',
  workYears: '',
  certs: [{ certType: '', certNo: '' }],
  expertType: [],
  resume: '',
  achievements: '',
  attachments: [],
  phone: '',
  captchaCode: '',
  phoneCode: '',
  isTrue: false,
}

/** What of it may lie on the device. */
export const lastingExpert = ({
  idNumber: _id,
  captchaCode: _captcha,
  phoneCode: _code,
  isTrue: _isTrue,
  photo,
  attachments,
  ...rest
}: ExpertForm) => ({
  ...rest,
  photo: lastingItems(photo),
  attachments: lastingItems(attachments),
})
