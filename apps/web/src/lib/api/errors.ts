import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '@portal/api-contract'

/** The backend's codes in the reader's words: those that a visitor meets, and more behind the login. */
export const words: Record<string, MessageDescriptor> = {
  'error.network': msg`网络连接不上，请检查网络后重试。`,
  'error.timeout': msg`服务器长时间没有应答，请稍后重试。`,
  'error.malformed': msg`服务器的应答无法识别，请稍后重试。`,
  'error.validation': msg`提交的内容有误，请检查后重试。`,
  'error.badCredentials': msg`账号或密码不正确。`,
  'error.loginBlocked': msg`登录失败次数过多，请过一会儿再试。`,
  'error.captcha': msg`图形验证码不正确，请重新输入。`,
  'error.captchaExpired': msg`图形验证码已失效，请输入新的验证码。`,
  'error.phoneCode': msg`短信验证码不正确或已失效，请核对短信，或重新获取。`,
  'error.mailCode': msg`邮箱验证码不正确或已失效，请核对邮件，或重新获取。`,
  'error.codeCooldown': msg`验证码发送过于频繁，请稍后再试。`,
  'error.codeHourlyLimit': msg`验证码一小时内的发送次数已达上限，请稍后再试。`,
  'error.codeDailyLimit': msg`验证码今天的发送次数已达上限，请明天再试。`,
  'error.phoneTaken': msg`这个手机号码已经注册，请直接登录。`,
  'error.usernameTaken': msg`这个登录账号已被使用，请换一个。`,
  'error.applicationOpen': msg`这个手机号码已有一份申请正在审核，无需重复提交。`,
  'error.http.401': msg`登录已失效，请重新登录。`,
  'error.http.403': msg`无权限`,
  'error.http.404': msg`没有找到您要的内容，它可能已被移除。`,
  'error.http.413': msg`文件超过 10 MB，请压缩后再上传。`,
  'error.http.429': msg`操作过于频繁，请稍后再试。`,
  'error.http.500': msg`服务器出了问题，请稍后重试。`,
}

/** Makes the words known that only pages behind the login need, so that no visitor has to load them. */
export const addErrorWords = (more: Record<string, MessageDescriptor>): void =>
  void Object.assign(words, more)

const unknown = msg`出了点问题，请稍后重试。`

function descriptorOf(error: ApiError): MessageDescriptor {
  const generic = error.status >= 500 ? words['error.http.500'] : words[`error.http.${error.status}`]
  return words[error.code] ?? generic ?? unknown
}

/** Any failure in the reader's language; never the server's own prose. */
export function errorText(error: unknown): string {
  return i18n._(error instanceof ApiError ? descriptorOf(error) : unknown)
}

/** Whether the failure is that the record does not exist, or not for this reader. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Whether the failure is that no answer came at all. */
export function isOffline(error: unknown): boolean {
  return !navigator.onLine || (error instanceof ApiError && error.kind === 'network')
}
