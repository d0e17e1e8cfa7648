/** `13800010002` → `138****0002` */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** `su.wanqing@mail.example` → `s***@mail.example` */
export const maskMail = (mail: string): string => `${mail.slice(0, 1)}***${mail.slice(mail.indexOf('@'))}`
