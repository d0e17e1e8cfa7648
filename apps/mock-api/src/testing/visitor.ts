import type { Answer, TestBed } from './test-bed.ts'
import { solveCaptcha } from './test-bed.ts'

/** A fresh code for a phone, as the log tells it. */
export async function phoneCode(bed: TestBed, phone: string): Promise<string> {
  await bed.post('/api/public/phoneCode', { phone, ...(await solveCaptcha(bed)) })
  const line = bed.log.findLast((text) => text.startsWith(`sms ${phone} `)) ?? ''
  return line.split(' ')[2] ?? ''
}

/** Posts a visitor's form with a code that was just sent to its phone. */
export async function postWithCode(bed: TestBed, path: string, form: { phone: string }): Promise<Answer> {
  return bed.post(path, { ...form, phoneCode: await phoneCode(bed, form.phone) })
}
