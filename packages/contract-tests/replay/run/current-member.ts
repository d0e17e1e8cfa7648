import { type PortalClient, unwrap } from '@portal/api-contract'

/** The member behind a client. */
export const currentMember = (client: PortalClient) => unwrap(client.GET('/api/member/current'))
