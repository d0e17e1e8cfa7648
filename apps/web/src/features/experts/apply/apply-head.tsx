import { useLingui } from '@lingui/react/macro'
import { Notice } from '@portal/ui'
import { PageHeading } from '../../../lib/page/page-heading.tsx'
import styles from './apply-page.module.css'

/** What is applied for, and what it takes. */
export function ApplyHead() {
  const { t } = useLingui()
  return (
    <div className={styles.head}>
      <PageHeading title={t`专家入库申请`} />
      <Notice title={t`申请条件`}>
        {t`一般应在工程造价及相关领域从业满 8 年并持有执业资格证书，由协会审核认定。填写约需 15 分钟，请准备证件照和证书扫描件；中途离开会保存草稿。`}
      </Notice>
    </div>
  )
}
