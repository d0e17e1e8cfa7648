import { QrCode } from './qr-code.tsx'

export default { title: 'Light/QR code' }

export const Code = () => <QrCode value="https://example.org/pay/202611210001" label="Pagar com WeChat" />
