import { useLingui } from '@lingui/react/macro'
import type { MaterialType, MemberApply } from '@portal/api-contract'
import { Notice, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { rawWord } from '../../../../lib/content/stored-words.ts'
import styles from '../applications.module.css'
import { materialNames } from '../words.ts'
import { blockFields } from './field-definitions.ts'
import { remarksOf } from './remarks.ts'
import { stepOfField } from './steps.ts'
import { useStepNames } from './use-step-names.ts'

/** What the association wrote to what it returned, with a way to each field that it means. */
export function ReturnedNotice({ apply }: { apply: MemberApply }) {
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
                search={(search) => ({ ...search, step: stepOfField(field) || undefined })}
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

/** What the form calls a field of the contract. */
function useFieldNames(): (field: string) => string {
  const { t, i18n } = useLingui()
  const stepNames = useStepNames()
  const others: Record<string, string> = {
    'person.idNumber': t`身份证号`,
    targetLevel: t`申请的会员等级`,
    reason: t`申请说明`,
    recommender: t`推荐人`,
  }
  return (field) => {
    const [part = '', name = ''] = field.split('.')
    if (part === 'materials')
      return name ? i18n._(materialNames[name as MaterialType] ?? rawWord(name)) : stepNames[2]
    const definition = part === 'company' || part === 'person' ? blockFields[part][name] : undefined
    return definition ? i18n._(definition.label) : (others[field] ?? field)
  }
}
