import { useLingui } from '@lingui/react/macro'
import { Button, Notice } from '@portal/ui/chakra'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { UploadField } from '../../../../lib/chakra/fields/upload-field.tsx'
import { LeaveGuard } from '../../../../lib/forms/draft/leave-guard.tsx'
import { keptFiles, type UploadItem } from '../../../../lib/forms/upload/upload-item.ts'
import { useUploadsOfForm } from '../../../../lib/forms/upload/use-uploads.ts'
import styles from './bank-transfer.module.css'
import { useHandInProof } from './use-hand-in-proof.ts'

interface ProofFormProps {
  orderId: number
  onSent: () => void
}

/** Takes the bank's slip and hands it in. */
export default function ProofForm({ orderId, onSent }: ProofFormProps) {
  const { t } = useLingui()
  const [items, setItems] = useState<UploadItem[]>([])
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error } = useHandInProof(orderId)
  const [proof] = keptFiles(items)
  useUploadsOfForm()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(proof === undefined)
    if (proof && !isPending) mutate(proof, { onSuccess: onSent })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <UploadField
        label={t`转账凭证`}
        hint={t`银行回单的照片或 PDF，不超过 10 MB。`}
        error={isMissing && !proof ? t`请先上传转账凭证。` : undefined}
        required
        kind="document"
        max={1}
        items={items}
        onChange={setItems}
      />
      {error && (
        <Notice tone="danger" live="alert" title={t`凭证没有提交成功`}>
          {errorText(error)}
        </Notice>
      )}
      <p>
        <Button type="submit" busy={isPending}>{t`提交凭证`}</Button>
      </p>
      <LeaveGuard isUnsent={items.length > 0} isKept={false} />
    </form>
  )
}
