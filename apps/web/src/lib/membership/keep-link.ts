import { linkOptions } from '@tanstack/react-router'

/** Leads a person to where a public record is put among the favourites. */
export const keepLink = (kind: 'NEWS' | 'JOURNAL', id: number) =>
  linkOptions({
    to: '/personalCenter/$flag',
    params: { flag: 'favourites' },
    search: { keep: `${kind}-${id}` },
  })
