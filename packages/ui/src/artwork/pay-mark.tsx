import { LineIcon, type LineIconProps } from './icons.tsx'

// Apart from the other icons, which the first page loads.
export const payMarkPaths = {
  alipay:
    'M4 7.5A2.5 2.5 0 0 1 6.5 5H17a1 1 0 0 1 1 1v2M4 7.5A1.5 1.5 0 0 0 5.5 9H19a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 19 19H6a2 2 0 0 1-2-2zM20.5 12h-4a2 2 0 1 0 0 4h4M16.5 14h.01',
  wechat:
    'M9.5 4C5.6 4 2.5 6.5 2.5 9.7c0 1.9 1.1 3.5 2.8 4.5L4.7 16.5l2.7-1.4c.5.1 1 .2 1.5.2M9.5 4c3.4 0 6.2 1.9 6.8 4.5M15.5 8.5c-3.4 0-6 2.2-6 5s2.6 5 6 5c.7 0 1.4-.1 2-.3l2.5 1.3-.5-2.2c1.3-.9 2-2.2 2-3.8 0-2.8-2.6-5-6-5zM12.7 13.5h.01M15.5 13.5h.01M18.3 13.5h.01',
}

/** The sign of a way to pay. */
export const PayMark = ({ channel, ...rest }: LineIconProps & { channel: keyof typeof payMarkPaths }) => (
  <LineIcon {...rest} path={payMarkPaths[channel]} />
)
