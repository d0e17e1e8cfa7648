import { useLingui } from '@lingui/react/macro'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { materialNames } from '../words.ts'
import { blockFields } from './field-definitions.ts'
import { useStepNames } from './use-step-names.ts'

/** What the form calls a field of the contract. */
export function useFieldNames(): (field: string) => string {
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
    if (part === 'materials') return name ? i18n._(wordOf(materialNames, name)) : stepNames[2]
    const definition = part === 'company' || part === 'person' ? blockFields[part][name] : undefined
    return definition ? i18n._(definition.label) : (others[field] ?? field)
  }
}
