import { useLingui } from '@lingui/react/macro'
import { SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { profileQueryOptions } from '../queries.ts'
import { ProfileForm } from './profile-form.tsx'

/** Photo, education, work and certificates of the member. */
export function ProfilePart() {
  const { t } = useLingui()
  const query = useQuery(profileQueryOptions)
  const { data, error } = query
  if (!data && error) return <LoadError query={query} title={t`资料没有加载成功`} />
  if (data?.ownerType !== 'PERSON') return <SkeletonText lines={12} />
  return (
    <>
      {error && <LoadFailure query={query} title={t`没有取得最新内容，以下为上次加载的结果`} />}
      <ProfileForm known={data} />
    </>
  )
}
