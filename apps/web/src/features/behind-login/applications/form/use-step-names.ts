import { useLingui } from '@lingui/react/macro'

/** The names of the form's steps, in their order. */
export function useStepNames(): [string, string, string, string] {
  const { t } = useLingui()
  return [t`基本信息`, t`资质与执业`, t`材料上传`, t`确认提交`]
}
