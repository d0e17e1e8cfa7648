import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import type { OwnSite } from '@portal/api-contract'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../../../../lib/browser/notify.ts'
import { useDraftForm } from '../../../../lib/forms/draft/use-draft-form.ts'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { useSaveSite } from '../mutations.ts'
import { useMerged } from '../newer/use-merged.ts'
import { fetchOwnSite, ownSiteQueryOptions } from '../queries.ts'
import { siteFieldNames } from './site-fields.ts'
import { siteSchema } from './site-schema.ts'
import { type SiteValues, toSiteBody, valuesOf } from './site-values.ts'

const draftName = 'own-site'
const everything = (values: SiteValues) => values

/** The form's fields by what refusals are about. */
const renamed = {
  'error.domainIdTaken': 'domainId',
  coverId: 'covers',
  ...Object.fromEntries(
    ['contactName', 'phone', 'email', 'address', 'postCode', 'website'].map((name) => [
      `contacts.${name}`,
      name,
    ]),
  ),
}

/**
 * The form of the site: what is typed is kept on the device until it is saved. What has been changed elsewhere since the form began
 * is taken over where it was not touched here; where it was, nothing is saved before the member has chosen what stays.
 */
export function useSiteForm(site: OwnSite | null) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const { form, draft, owner } = useDraftForm<SiteValues, unknown>({
    name: draftName,
    empty: valuesOf(site),
    lasting: everything,
    // The rules say what must be right; what is sent is made of the values as they were typed.
    resolver: valibotResolver(siteSchema as never),
  })
  const saving = useSaveSite()
  const { merge, goOnFrom, ...choice } = useMerged({ form, draft, stored: site, valuesOf })
  const write = async (over: OwnSite | null) => {
    const sent = structuredClone(form.getValues())
    const body = toSiteBody(sent, over)
    const kept = await saving.mutateAsync({ id: over?.id, body })
    goOnFrom(kept, sent, { owner, name: draftName })
  }
  const save = form.handleSubmit(async () => {
    try {
      const latest = await fetchOwnSite()
      const taken = latest ? merge(latest) : []
      if (taken === 'asked') {
        queryClient.setQueryData(ownSiteQueryOptions.queryKey, latest)
        return
      }
      await write(latest)
      const names = taken.map((name) => i18n._(siteFieldNames[name])).join('、')
      notify({
        kind: 'success',
        title: t`站点资料已保存`,
        ...(names && { description: t`在别处修改的内容也保留了：${names}。` }),
      })
    } catch (error) {
      showFailure(error, form, renamed)
    }
  })
  /** Begins from the site as it is stored now where it was changed elsewhere. @returns whether it was: it was not seen then */
  const catchUp = async (): Promise<boolean> => {
    const seen = structuredClone(form.getValues())
    const latest = await fetchOwnSite()
    if (!latest || valuesOf(latest).basedOn === seen.basedOn) return false
    queryClient.setQueryData(ownSiteQueryOptions.queryKey, latest)
    goOnFrom(latest, seen, { owner, name: draftName })
    return true
  }
  return { form, draft, save, catchUp, ...choice }
}
