import { useLingui } from '@lingui/react/macro'
import { cityOptions } from '../../lib/content/cities.ts'

/** What posts and job seekers are narrowed by, in words. */
export function useBandOptions() {
  const { t } = useLingui()
  return {
    city: cityOptions,
    salary: [
      { value: 'low' as const, label: t`8000 元以下` },
      { value: 'middle' as const, label: t`8000–15000 元` },
      { value: 'high' as const, label: t`15000 元以上` },
      { value: 'open' as const, label: t`面议` },
    ],
    experience: [
      { value: 'none' as const, label: t`无经验要求` },
      { value: 'junior' as const, label: t`1–3 年` },
      { value: 'middle' as const, label: t`4–7 年` },
      { value: 'senior' as const, label: t`8 年以上` },
    ],
    cert: [
      { value: 'class1' as const, label: t`一级造价工程师` },
      { value: 'class2' as const, label: t`二级造价工程师` },
      { value: 'none' as const, label: t`无证书要求` },
    ],
  }
}
