import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '@portal/i18n'
import { ExportButton } from '../../../../../lib/chakra/export-button.tsx'
import { harmlessCsv } from '../../../../../lib/table/csv.ts'
import type { ActivitySearch } from '../activity-search.ts'
import { allSignUps } from '../queries.ts'
import { signUpStateOf, signUpStates } from '../states.ts'

interface SignUpExportProps {
  activity: number
  search: ActivitySearch
}

/** Everybody that the list is narrowed to, as a file. */
export function SignUpExport({ activity, search }: SignUpExportProps) {
  const { t, i18n } = useLingui()
  const heads = [t`会员`, t`会员类别`, t`手机号码`, t`报名时间`, t`状态`]
  const getCsv = async () => {
    const rows = (await allSignUps(activity, search)).map((one) => [
      one.memberName,
      one.ownerType === 'UNIT' ? t`单位会员` : t`个人会员`,
      one.phone ?? '',
      formatDateTime(one.signedDate),
      i18n._(signUpStates[signUpStateOf(one)].label),
    ])
    return harmlessCsv([heads, ...rows])
  }
  return <ExportButton fileName={t`报名名单`} getCsv={getCsv}>{t`导出列表`}</ExportButton>
}
