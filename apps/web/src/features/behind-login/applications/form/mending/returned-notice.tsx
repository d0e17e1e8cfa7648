import { useLingui } from '@lingui/react/macro'
import type { ApplyRequirement, MemberApply } from '@portal/api-contract'
import { Notice, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import styles from '../../applications.module.css'
import { stepOfField } from '../steps.ts'
import { useFieldNames } from '../use-field-names.ts'
import { remarksOf } from './remarks.ts'

interface ReturnedNoticeProps {
  apply: MemberApply
  requirement: ApplyRequirement | undefined
}

/** What the association wrote to what it returned, with a way to each field that it means. */
export function ReturnedNotice({ apply, requirement }: ReturnedNoticeProps) {
  const { t } = useLingui()
  const nameOf = useFieldNames()
  const fields = [...remarksOf(apply).keys()]
  return (
    <Notice tone="warning" title={t`请按以下意见补正后重新提交`}>
      <span lang="zh-CN" className={styles.returnReason}>
        {apply.returnReason}
      </span>
      {fields.length > 0 && (
        <span className={styles.toMend}>
          {t`需要补正的项目`}
          {fields.map((field) => (
            <TextLink key={field} asChild>
              <Link
                to="."
                search={(search) => ({ ...search, step: stepOfField(field, requirement) || undefined })}
                replace
              >
                {nameOf(field)}
              </Link>
            </TextLink>
          ))}
        </span>
      )}
    </Notice>
  )
}
