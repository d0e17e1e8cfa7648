import { useLingui } from '@lingui/react/macro'
import { Heading, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import styles from '../centre.module.css'
import { closingQueryOptions, contactsQueryOptions } from '../queries.ts'
import { ClosingForm } from './closing-form.tsx'
import { ClosingReasons } from './closing-reasons.tsx'

/** Closing the account: what goes, what stays, what stands against it, and the way to do it. */
export function AccountClosing() {
  const { t } = useLingui()
  return (
    <section aria-labelledby="closing" className={styles.section}>
      <Heading as="h2" id="closing">
        {t`注销账号`}
      </Heading>
      <p className={styles.lead}>{t`注销后不能恢复。会员资格随之终止，证书同时作废。`}</p>
      <ul className={styles.list}>
        <li>{t`立即删除：姓名、手机、邮箱、照片和全部资料，申请的内容和材料，发票抬头，消息、上传的文件和微网站；证书和申请表的核验只剩编号。`}</li>
        <li>{t`这台设备上为该账号保存的草稿、课程笔记和投标截止提醒等也会一并删除。`}</li>
        <li>{t`依法保留：会费、订单、缴费凭证和票据记录，申请的编号和结果，已入账的学时和证书。`}</li>
        <li>{t`所有设备退出登录；手机号码和邮箱可以重新注册，一切从头开始。`}</li>
      </ul>
      <Closing />
    </section>
  )
}

function Closing() {
  const { t } = useLingui()
  const closing = useQuery(closingQueryOptions)
  const contacts = useQuery(contactsQueryOptions)
  const failed = [closing, contacts].find(({ data, error }) => !data && error)
  if (failed) return <LoadFailure query={failed} title={t`没有查到账号能否注销`} />
  if (!closing.data || !contacts.data) return <SkeletonText lines={4} />
  if (closing.data.reasons.length > 0) return <ClosingReasons reasons={closing.data.reasons} />
  return <ClosingForm contacts={contacts.data} />
}
