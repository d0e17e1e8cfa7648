import { Trans, useLingui } from '@lingui/react/macro'
import type { ApplyRequirement, MaterialType, MemberBasic } from '@portal/api-contract'
import { Notice, Text, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { useFormState, useWatch } from 'react-hook-form'
import { UploadField } from '../../../../lib/chakra/fields/upload-field.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import styles from '../applications.module.css'
import { materialNames } from '../words.ts'
import type { ApplyForm } from './apply-field.tsx'
import { blockOf, changedFields, neededMaterials } from './apply-values.ts'
import { hintWith, type Mending, Remark } from './mending/mending.tsx'

interface MaterialsStepProps {
  form: ApplyForm
  requirement: ApplyRequirement
  known: MemberBasic | undefined
  mending: Mending
  /** The draft at the backend; undefined before it is kept. */
  applyId: number | undefined
}

/** The contract takes twenty files in all. */
const mostFiles = 5

/** The files that prove what was stated, each under its kind. */
export function MaterialsStep({ form, requirement, known, mending, applyId }: MaterialsStepProps) {
  const { t, i18n } = useLingui()
  const { materials } = requirement
  const needed = neededMaterials(requirement, changedFields(blockOf(requirement), form.getValues(), known))
  const values = useWatch({ control: form.control, name: 'materials' })
  const { errors } = useFormState({ control: form.control })
  // What the kind has no use for is not asked for; what was handed in stays to be seen.
  const shown = materials.filter(
    ({ type, isRequired, ifChanged }) =>
      isRequired || ifChanged.length > 0 || type === '其他' || values[type]?.length,
  )
  const whole = (errors.materials as { message?: string } | undefined)?.message
  const hintOf = (type: MaterialType) =>
    hintWith(
      mending,
      `materials.${type}`,
      type === '盖章申请表' ? <FormToSeal applyId={applyId} /> : undefined,
    )
  const remark = mending.remarks.get('materials')
  return (
    <div className={styles.stack}>
      <Text color="fg.muted">{t`支持 JPG、PNG、PDF，单个文件不超过 10 MB；手机上可以直接拍照。`}</Text>
      {needed.length === 0 && <Notice>{t`没有需要证明的变化，可以不上传材料。`}</Notice>}
      {remark !== undefined && (
        <Notice tone="warning">
          <Remark text={remark} />
        </Notice>
      )}
      {whole && (
        <Notice tone="danger" live="alert">
          {whole}
        </Notice>
      )}
      {shown.map(({ type }) => (
        <UploadField
          key={type}
          label={i18n._(wordOf(materialNames, type))}
          kind="document"
          max={mostFiles}
          hint={hintOf(type)}
          required={needed.includes(type)}
          items={values[type] ?? []}
          error={(errors.materials as Record<string, { message?: string }> | undefined)?.[type]?.message}
          onChange={(change) => {
            const before = form.getValues('materials')
            const after = { ...before, [type]: change(before[type] ?? []) }
            form.setValue('materials', after, { shouldDirty: true })
            form.clearErrors(`materials.${type}`)
          }}
        />
      ))}
    </div>
  )
}

/** Where the form comes from that is sealed and uploaded: printed of the draft, in a window of its own so that nothing is left. */
function FormToSeal({ applyId }: { applyId: number | undefined }) {
  const { t } = useLingui()
  if (applyId === undefined) return t`保存草稿后可以在这里打印申请表，盖章后扫描上传。`
  return (
    <Trans>
      先
      <TextLink asChild>
        <Link to="/printView" search={{ type: 'APPLY_FORM', id: applyId }} target="_blank">
          打印申请表
        </Link>
      </TextLink>
      ，盖章后扫描上传。
    </Trans>
  )
}
