// Made from openapi/ by `npm run contract`. Do not edit.

export interface paths {
    "/api/public/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A fresh captcha picture
         * @description The picture's answer is valid for 300 seconds, once, and void after 5 wrong tries. One address of the network is given 120 a
         *     minute, then 429 `error.tooManyRequests` with `Retry-After`. The mock's picture is an SVG whose paths a
         *     script can read each time: it stands for a picture that holds scripts off, and is none.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/phoneCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to any phone
         * @description For visitors, such as a registration. Six digits, valid for 300 seconds, once; 5 wrong tries void it, and only the one that was sent last counts.
         *     It is bound to its purpose: a visitor's code does not log a member in.
         *
         *     A number or mail address is sent one in 60 seconds (`error.codeCooldown`), 5 an hour (`error.codeHourlyLimit`) and 10 a day
         *     (`error.codeDailyLimit`), counted over visitors' and members' codes together. Whoever asks from one address of the network gets 30 an
         *     hour and 100 a day over all recipients, then `error.tooManyRequests`. Each window rolls, and each 429 says in `Retry-After` how many
         *     seconds are left; where several hold, the longest window is named. A request that is refused for its recipient's limit counts for
         *     the network's all the same, and uses its captcha up.
         */
        post: operations["sendPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member/phoneCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a member's phone
         * @description For logging in or resetting a password. The answer is the same whether or not the number belongs to a member, and so are the limits,
         *     which are those of `sendPhoneCode`.
         */
        post: operations["sendMemberPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/captcha/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a login code to a member's phone
         * @description The same as `POST /api/public/member/phoneCode`, for clients that ask by GET: the same answer whether or not the number belongs to a member,
         *     and the same limits.
         */
        get: operations["sendSmsCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/mailCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to any mail address
         * @description For binding it. The limits are those of `sendPhoneCode`, counted for the mail address, whatever the case of its letters.
         */
        post: operations["sendMailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member/mailCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a member's mail address
         * @description To the address that is bound to an account, for resetting its password. The answer is the same whether or not there is such an account.
         *     The limits are those of `sendMailCode`.
         */
        post: operations["sendMemberMailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-member/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the phone behind an account name
         * @description For a forgotten password, when a unit knows its account name and not which phone is bound to it. Answers the number masked. An account
         *     that does not exist, or has no phone, is answered alike, with a number that is nobody's and always the same.
         *     The limits are those of `sendPhoneCode`, counted for the phone behind the name, or for the name where there is none.
         */
        post: operations["sendAccountCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-member/phoneCode-verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a code that was sent to a phone
         * @description For forms of several steps: the code stays good for the call that it is meant for. A wrong one counts as one of the 5 tries; 400
         *     `error.phoneCode` whether it is wrong, has run out, was used or was never sent.
         */
        post: operations["verifyPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-member/mailCode-verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a code that was sent by mail
         * @description As for phones: the code stays good for the call that it is meant for, and a wrong one counts as a try; 400 `error.mailCode`.
         */
        post: operations["verifyMailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with an account name
         * @description Units log in with their 统一社会信用代码 or account name, persons with their phone. The password is DES (ECB, PKCS#7) under the
         *     fixed client-side key, Base64. As delivered the key is `133457799BBCDFF1` in hexadecimal, and `Jiangchuan@2026` becomes
         *     `h8HXBp3HY87ADlksjENUYQ==`. `error.badCredentials` does not say whether name or password is wrong; `error.accountClosed` is told to
         *     whoever has the password of an account that was closed.
         */
        post: operations["authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in as a personal member
         * @description By phone with either the password (and a captcha) or a code sent to the phone.
         */
        post: operations["memberAuthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/thsuaa/api/currentUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * User, role and permissions behind the token
         * @description The portal asks for it after a login and after a reload. The guard lets a page open by these permissions, which are those that
         *     `getCurrentMember` names, too.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member behind the token
         * @description Called by the unit and person layouts when they open; 401 ends the login there. Besides the account it tells level, state and
         *     validity of the membership.
         */
        get: operations["getCurrentMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/thsuaa/api/currentUserNav": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The menu of the role behind the token
         * @description A flat list; `parentId` 0 is the top, and an entry comes after its parent. What the role has no permission for is left out.
         */
        get: operations["getCurrentUserNav"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the login of this token
         * @description The token is worthless from then on; other logins of the account go on.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a person or a unit
         * @description Proven by a code sent to the phone (`POST /api/public/phoneCode`). Leaves an account that has not joined the association yet, and is
         *     logged in at once. 409 names the field that somebody else has: `error.phoneTaken`, `error.usernameTaken`, `error.usccTaken`,
         *     `error.companyNameTaken`. It is told only to whoever has the code, so that nobody finds out about another's phone; names and codes of units
         *     are public. The code stays good after a 409.
         */
        post: operations["registerMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member/reset-pwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a code
         * @description By a code that went to the account's own phone or mail address as a member's. Ends every login of the account. An account that does not
         *     exist is refused as a wrong code is.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info-member/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the account's codes go, masked
         * @description Whoever is logged in sees the own account's phone and mail address with their middle blotted out; null says that none is bound, so
         *     that `phone-add` or `mail-add` is the call to make.
         */
        get: operations["getBoundContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info-member/phone-add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a phone to an account that has none
         * @description By the password and a code sent to the phone as a visitor's. 409 `error.phoneBound` when there is one already, `error.phoneTaken` when a person
         *     logs in by it.
         */
        post: operations["addPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info-member/phone-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind another phone in place of the old one
         * @description By a code sent to the new phone as a visitor's, and by either a code sent to the old one (`POST /api/info-member/code`) or, for whoever has
         *     the old one no more, the password. `error.oldPhoneCode` when the old one's is wrong; 409 `error.phoneNotBound` when there is none. A person
         *     logs in by the new phone from then on.
         */
        post: operations["updatePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info-member/mail-add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a mail address to an account that has none
         * @description By the password and a code sent to the address as a visitor's. 409 `error.mailBound` when there is one already, `error.mailTaken` when it
         *     belongs to another account.
         */
        post: operations["addMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info-member/mail-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind another mail address in place of the old one
         * @description As for phones: by a code sent to the new address, and by either one sent to the old (`error.oldMailCode`) or the password; 409
         *     `error.mailNotBound` when there is none.
         */
        post: operations["updateMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info-member/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the account's own phone or mail address
         * @description For whoever is logged in and sees it only masked. It is a member's code, within the limits of all codes; no captcha, since the account is
         *     known. 409 `error.phoneNotBound` or `error.mailNotBound` when there is nothing to send it to.
         */
        post: operations["sendOwnCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set another password while logged in
         * @description By the one that holds so far; wrong ones count as failed logins. Every other login of the account ends at once, this one goes on.
         *     `error.passwordSame` when nothing would change.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the caller stands, and the one thing to do next
         * @description For the homes of units and persons: one answer, put together from what the single operations say at the same instant.
         */
        get: operations["getMemberSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What stands against closing the account
         * @description Every reason that holds now, in the order in which closing names the first of them. Asking changes nothing.
         */
        get: operations["getAccountClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account for good
         * @description By one proof (a code sent to what is bound, `POST /api/info-member/code`, or the password) and the word that says it is meant. 409 names
         *     the first of the reasons that `GET /api/member/closing` answers.
         *
         *     **Erased at once:** name, phone, mail address, picture and all of the profile; particulars and materials of applications; messages,
         *     uploads, mini-site and what stands on it, what was watched of courses and the answers to their tests; places in activities that have not begun. A membership ends with
         *     it, and the certificate is REVOKED.
         *
         *     **Kept, because the law wants books to be kept:** fees, orders and invoices as they were written with the courses they were paid for, numbers
         *     and decisions of applications, credited hours and their certificates, which others may hold, each under its verify code.
         *
         *     Every login ends. Who logs in afterwards with the old password is told 401 `error.accountClosed`; phone, mail address, name and
         *     统一社会信用代码 are free for a new registration, which begins from nothing.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is kept of the caller
         * @description One file to take along, in the form of the single operations: what `getMemberBasic`, `getBoundContacts`, the lists of applications, fees,
         *     orders, invoices, sign-ups, messages and logins, and `getEducationHours` answer, each list whole and latest first.
         */
        get: operations["downloadOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/logins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the account is logged in, latest first
         * @description Each login whose token is still good: not expired, not logged out, not ended from elsewhere. The one that asks is among them.
         */
        get: operations["listMemberLogins"];
        put?: never;
        post?: never;
        /**
         * Log out everywhere else
         * @description Every other login of the account ends at once; the one that asks goes on.
         */
        delete: operations["endOtherLogins"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/logins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Log out there
         * @description The token of that login answers 401 from then on. One's own may be ended too, which is a logout; 404 for one that has ended or is
         *     another account's.
         */
        delete: operations["endMemberLogin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-basic/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own profile
         * @description A unit's or a person's, by `ownerType`. The identity number is masked.
         */
        get: operations["getMemberBasic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-basic-infos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the own profile
         * @description What is left out is empty afterwards. 404 before the first POST.
         *
         *     **Who may change what.** A unit's `companyName`, `uscc` and `legalPerson` and a person's `name` and `idNumber` stand on the certificate and
         *     change by an application (CHANGE) only: 409 `error.changeByApplication` names each of them that would change. With the values that hold
         *     they are taken, so that what was read can be put back; the names may be left out and stay. Of who has not joined yet `legalPerson` and
         *     `idNumber` change here, the names by the application to join. All else changes at once.
         */
        put: operations["updateMemberBasic"];
        /**
         * Fill in the own profile for the first time
         * @description 409 `error.profileExists` when there is one, `error.idNumberTaken` when the identity number is another member's.
         */
        post: operations["createMemberBasic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-dicts-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dictionaries, such as the navigation
         * @description The navigation is `dictType.equals=index&isNavigation.equals=1&sort=orderNum`.
         */
        get: operations["listDictionaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-dicts-details-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of a dictionary, such as the columns below a navigation entry
         * @description The children of one entry are `infoDictsId.equals={id}&sort=orderNum`.
         */
        get: operations["listDictionaryDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-banner-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners of the carousel
         * @description The portal asks with `isDeleted.equals=0&sort=orderNum`. Assumed: a banner without `url` that names a section by `parentId`, or one of its entries by `menuId`, is what the pages of that section show; the others are the home page's carousel.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-news-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published news, newest first
         * @description Everybody may read it. What is kept on top comes first; an item appears when its publishing date has come, and one that was taken
         *     offline is gone.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-news-article/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An article to read, with its neighbours
         * @description With the items before and after it in its column. Counts a view, so that it is called once for each reading.
         */
        get: operations["getNewsArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-news-detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record of a news item
         * @description The same record as the article, without neighbours; does not count a view.
         */
        get: operations["getNewsDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-news-picture-carousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News with a picture for the home page
         * @description Only items that have a cover picture; filter, sort and order are those of `info-news-list`.
         */
        get: operations["listPictureNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-news-carousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Headlines of the home page
         * @description Only items that the association marked for the carousel, with or without a picture; filter, sort and order are those of
         *     `info-news-list`.
         */
        get: operations["listCarouselNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-news-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Full-text search over news
         * @description Every word of `keyword` must occur in title, summary or text. Best match first unless `sort` says otherwise.
         */
        get: operations["searchNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-fee-news-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price information by region and period
         * @description The bulletins of every region together, those of the latest period first. `region.equals` and `period.equals` find one month of one
         *     city.
         */
        get: operations["listFeeNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-companies/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unit members of the association
         * @description Only who has joined; those whose membership has run out are marked.
         */
        get: operations["listCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-members/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Personal members of the association
         * @description Only who has joined. Identity numbers are masked; phones and mail addresses are not part of the record.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/company-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The unit behind a mini-site
         * @description Found by the address of its mini-site. Once the site is hidden, or was never approved, the answer is 404, although the unit itself
         *     stays in the list of members.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person behind a mini-site
         * @description Found by the address of the mini-site, with education and career besides what the list of members tells. Once the site is hidden, or
         *     was never approved, the answer is 404.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/company-fees-years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which units have paid for which year
         * @description Everybody may look up a unit and see the years that were paid or were free; amounts are not public. `memberId.equals` gives the
         *     years of one unit.
         */
        get: operations["listCompanyFeeYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member-fees-years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which persons have paid for which year
         * @description Everybody may look up a person and see the years that were paid or were free; amounts are not public. `memberId.equals` gives the
         *     years of one person.
         */
        get: operations["listPersonFeeYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/company-rated-years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Credit ratings of units, year by year
         * @description A rating stays in the list after its validity, marked `isExpired`. Within a year the best score comes first.
         */
        get: operations["listCompanyRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-years/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Years that have credit ratings
         * @description Fills the filter of the ratings' page: each year with how many units were rated in it, and no year that has none.
         */
        get: operations["listRatingYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/company-nines/years-domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Years that have rankings
         * @description Fills the filter of the rankings' page: each year with how many units have a place in it, and no year that has none.
         */
        get: operations["listRankingYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/company-nines/ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rankings of consultants by year and metric
         * @description Each year has a table of its own for every metric, so that a client asks with `year.equals` and `metric.equals`; without them the
         *     tables follow each other.
         */
        get: operations["listCompanyRankings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/company-web-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published mini-sites of units
         * @description A site is in the list from its first approval on, as long as its owner shows it and is a member.
         */
        get: operations["listCompanySites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member-web-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published mini-sites of persons
         * @description A site is in the list from its first approval on, as long as its owner shows it and is a member.
         */
        get: operations["listMemberSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/company-web-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the frame of a unit's mini-site shows
         * @description `error.siteUnpublished`: the address is somebody's, who shows nothing at present.
         */
        get: operations["getCompanySiteInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member-web-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the frame of a person's mini-site shows
         * @description `error.siteUnpublished`: the address is somebody's, who shows nothing at present.
         */
        get: operations["getMemberSiteInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/company-web/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A unit's mini-site by its id
         * @description What visitors see: the text that the association approved last, not what the unit has saved since. 404 while the site is hidden.
         */
        get: operations["getCompanySite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member-web/intro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person's mini-site with its introduction
         * @description What visitors see: the text that the association approved last, not what the person has saved since. 404 while the site is hidden.
         */
        get: operations["getMemberSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-web/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own mini-site, as it was saved and as it is published
         * @description The record is what the caller saved last; `published` is what the association approved last, which visitors see while `isPublished` is 1.
         */
        get: operations["getOwnSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-webs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace what the caller's mini-site shows
         * @description Optional fields that are left out are cleared. Visitors go on seeing what was approved last, under its address, until the new text was
         *     published and approved; `isPublished: 0` hides the site from them at once. Changing what is under review takes it back.
         *     `error.domainIdTaken` when the address is another's.
         */
        put: operations["updateSite"];
        /**
         * Open the caller's mini-site
         * @description One a member. It is kept as a draft: visitors see nothing of it before it was published and approved. `error.siteExists` when there
         *     is one, `error.domainIdTaken` when the address is another's.
         */
        post: operations["createSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-webs/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send what was saved to the association's review
         * @description Visitors see it once it is approved; until then what was approved before. Sets `isPublished`. What is under review already, or is what
         *     visitors see, stays as it is.
         */
        post: operations["publishSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/company-news/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that units show on their mini-sites
         * @description Published items of every kind, newest first.
         */
        get: operations["listCompanyItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/company-news-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News of units
         * @description Published items of the kind NEWS, newest first. With a `domainId` whose site is hidden the answer is 404, not an empty list.
         */
        get: operations["listCompanyNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/company-news-construct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Typical projects of units
         * @description Published items of the kind CONSTRUCT, newest first. With a `domainId` whose site is hidden the answer is 404, not an empty list.
         */
        get: operations["listCompanyCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/company-news-certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Honours of units
         * @description Published items of the kind CERTIFICATE, newest first. With a `domainId` whose site is hidden the answer is 404, not an empty list.
         */
        get: operations["listCompanyHonours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/company-news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One item of a unit's mini-site
         * @description Of any kind, with its text. It is there as long as the unit shows its site and a text of the item is published; after a change that
         *     waits for its review, the former text.
         */
        get: operations["getCompanyItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member-news/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that persons show on their mini-sites
         * @description Published items of every kind, newest first; `kind.equals=CERTIFICATE` fills the honour display.
         */
        get: operations["listMemberItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member-prof-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Practice qualifications of persons
         * @description Published items of the kind PROF, newest first. With a `domainId` whose site is hidden the answer is 404, not an empty list.
         */
        get: operations["listMemberQualifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member-news-construct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Classic projects of persons
         * @description Published items of the kind CONSTRUCT, newest first. With a `domainId` whose site is hidden the answer is 404, not an empty list.
         */
        get: operations["listMemberCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member-news-achieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work performance of persons
         * @description Published items of the kind ACHIEVE, newest first. With a `domainId` whose site is hidden the answer is 404, not an empty list.
         */
        get: operations["listMemberAchievements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member-news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One item of a person's mini-site
         * @description Of any kind, with its text. It is there as long as the person shows the site and a text of the item is published; after a change
         *     that waits for its review, the former text.
         */
        get: operations["getMemberItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller has written for the own mini-site
         * @description In every state, each as its author left it; of a published item under review again this is the new text.
         */
        get: operations["listOwnItems"];
        /**
         * Change an own item
         * @description A published item is reviewed again, and its old text stays visible until then. Changing what is under review takes it back;
         *     saved as DRAFT it waits to be submitted. The kind stays. `error.itemRejected` when the association has refused it for good.
         */
        put: operations["updateItem"];
        /**
         * Write an item for the own mini-site
         * @description Kept as a draft, or submitted to the association's review.
         */
        post: operations["createItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One own item
         * @description In whatever state, as its author left it.
         */
        get: operations["getOwnItem"];
        put?: never;
        post?: never;
        /**
         * Delete an own item
         * @description Whatever its state; it leaves the mini-site at once.
         */
        delete: operations["deleteItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-computes-dict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fee standards that the calculator knows
         * @description All that a form needs to draw itself: services, tables, coefficients, limits and what to tell the reader. The calculator computes from
         *     the same tables.
         */
        get: operations["listCalculatorStandards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-computes-calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compute a fee, with its working
         * @description Exact: nothing is rounded but the fee itself, once, half up to the fen. Where a standard leaves the fee to the parties the answer is still
         *     200, with `outcome` BY_AGREEMENT, `fee` null and the reason. Input outside the limits of `info-computes-dict` answers 400 and names the
         *     field and its limit.
         */
        post: operations["calculateFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member-apply-requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each kind of application wants
         * @description One entry for each kind of applicant and application, all at once and without pages: a form draws itself from it, and submitting
         *     is checked against it. JOIN of a unit: 营业执照, 盖章申请表, 注册证 of its engineers; of a person: 身份证, 注册证. RENEW: none if
         *     nothing changed. CHANGE: proof of what changes. UPGRADE: 盖章申请表. QUIT: 盖章申请表, and all fees settled.
         */
        get: operations["listApplyRequirements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-applies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a step of an application, or submit it
         * @description Replaces what was saved before, only while DRAFT or RETURNED. With `status: DRAFT` it stays what it is;
         *     with `status: SUBMITTED` it goes to the association, under the rules of `createMemberApply`.
         */
        put: operations["updateMemberApply"];
        /**
         * Begin an application, or send one at once
         * @description A draft may be incomplete. With `status: SUBMITTED` everything is demanded that `listApplyRequirements` names for the kind, and
         *     every field that is missing is named. A kind of material that lacks is a field error of `materials` with the kind as its `params`,
         *     one for each.
         *     There is one open application per member and kind; `params` of the 409 `error.applicationOpen` has its id and number.
         */
        post: operations["createMemberApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-applies/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's applications
         * @description In every state, also those that ended; drafts are among them, with as much as was saved.
         */
        get: operations["listMemberApplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-applies/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the caller's applications
         * @description With the association's decisions so far. Another member's is 404, as one that does not exist.
         */
        get: operations["getMemberApply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-applies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Throw a draft away
         * @description Only a DRAFT: what was submitted once is withdrawn instead, and stays in the list. A new application of its kind can be begun at
         *     once.
         */
        delete: operations["deleteMemberApply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-applies/user/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an application back before its first review
         * @description Only while it is SUBMITTED. It is WITHDRAWN for good, and a new application of its kind can be begun at once.
         */
        post: operations["withdrawMemberApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-applies-top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a batch, or submit it
         * @description While it is a DRAFT, or when its order was CLOSED without being paid.
         */
        put: operations["updateMemberApplyTop"];
        /**
         * Put together whose fees the unit pays
         * @description Only personal members, each year of each once; a row that does not fit is named, such as `members[3].idNumber`. The unit's own people
         *     are named by `personId`, strangers by name, identity number and phone. A person of another unit is refused with `OtherUnit` and, as
         *     the field error's `params`, the name of that unit (`unitName`). With
         *     `status: SUBMITTED` the fees go into an order of the unit; `orderId` is what is paid then.
         */
        post: operations["createMemberApplyTop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-applies-top/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The unit's batches
         * @description In every state. A batch that was submitted names its order, by which it is paid.
         */
        get: operations["listMemberApplyTops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-applies-top/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the unit's batches
         * @description With its people, each with the year that is paid. Another unit's is 404, as one that does not exist.
         */
        get: operations["getMemberApplyTop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unit-people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A unit's people
         * @description A unit sees all of its people. A person sees itself, as the unit that it belongs to does, or nobody.
         */
        get: operations["listUnitPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unit-people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * A person belongs to the unit no longer
         * @description Either side ends it, the unit or the person, and the other one gets a notice. Fees that were paid stay paid, and an open batch of
         *     the unit stays as it is.
         */
        delete: operations["endUnitPerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unit-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations into a unit
         * @description A unit sees those that it sent, a person those that came to its phone and were not taken back.
         */
        get: operations["listUnitInvitations"];
        put?: never;
        /**
         * Invite a person into the unit
         * @description By the phone that the person logs in with. Whether there is such a person is not told: an invitation waits, also for somebody who
         *     registers later. 409 `error.invitationOpen` when one of the unit waits there already, `error.personInUnit` when the person belongs to this unit.
         */
        post: operations["inviteUnitPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unit-invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the caller's invitations
         * @description For the unit that sent it and for the person whose phone it went to; for everybody else it is 404.
         */
        get: operations["getUnitInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unit-invitations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come into the unit that invites
         * @description A person belongs to one unit at most: 409 `error.personInUnit` while it belongs to another, which either side ends first; 409
         *     `error.invitationAnswered` for one that was answered before.
         */
        post: operations["acceptUnitInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unit-invitations/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do not come into the unit that invites
         * @description The unit may invite again. 409 `error.invitationAnswered` for one that was answered before.
         */
        post: operations["declineUnitInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unit-invitations/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back an invitation that nobody has answered
         * @description By the unit that sent it, while it is PENDING. The person sees it no more and can answer it no more: 404, as for one that never was. The
         *     unit may invite again. 409 `error.invitationAnswered` once it was answered, `error.invitationWithdrawn` once it was taken back.
         */
        post: operations["withdrawUnitInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/print-info/member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is printed on an application form, a certificate, a fee's notice or its receipt
         * @description The same content keeps its code; when it changes, a new code is given and what was printed before is REVOKED. A certificate
         *     needs a valid membership, else 409 `error.membershipNotValid`; a form an application that has been submitted. A notice is about a fee that
         *     is owed, else 409 `error.feePaid` or `error.feeNotPayable`; a receipt about one that is paid, by whomever, else 409 `error.feeUnpaid`.
         *     The receipts of a member are those of its fees that are PAID.
         */
        get: operations["getPrintInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/print-info/verify/{verifyCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the code on a print stands for
         * @description Shows every printed field, or an edited print would pass. The status follows the membership and the clock.
         */
        get: operations["verifyPrintInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-fees/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's fees, one a year
         * @description Paid ones too. `isPayable` says which can be put into an order now, and `payer` who has one in an order already. Earlier years can be
         *     paid as long as they are owed; a year that was paid back can until it ends, then it is closed. Paying makes the membership valid to the end of the last year that
         *     is paid; an earlier year alone does not make it longer.
         */
        get: operations["listMemberFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-fees/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller owes in all
         * @description The account at a glance, for the head of the money pages: how many fees are open, what they come to, and until when the membership
         *     is valid.
         */
        get: operations["getMemberFeeInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-fees/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the caller's fees
         * @description `payer` says who has it in an order. What another one paid for is seen here, with amount and date; that order itself is its payer's alone.
         */
        get: operations["getMemberFee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's orders
         * @description In every state, without what is in them. An order whose time is over is CLOSED when it is read.
         */
        get: operations["listMemberOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-order-detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the caller's orders with what is in it
         * @description The lines, the refund if one was asked for, and until when one is granted by rule. A unit's order that pays for a person is the
         *     unit's alone: for the person it is 404.
         */
        get: operations["getMemberOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close one of the caller's orders that is still open
         * @description Frees the fees, courses and places in it. The payment channel is asked first: an order that has been paid meanwhile is settled, and the answer is 409 `error.orderPaid`.
         */
        post: operations["cancelMemberOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for one of the caller's paid orders to be paid back
         * @description `refundTerms` of the order says until when a refund is granted by rule, and why not; whatever the rule denies is decided by hand. A membership
         *     fee is paid back within thirty days of paying, once, and before its invoice is used; what else holds for a course its progress says.
         *     A fee that was paid back can be paid again until its year ends, then it is closed.
         *
         *     The order is REFUNDING until the association has decided: then REFUNDED, with the fee, the validity, the course and the invoice taken back, or PAID as before.
         */
        post: operations["requestOrderRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's invoices
         * @description In every state, applications that wait or were refused among them. The files' addresses come with ISSUED.
         */
        get: operations["listMemberInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-invoices/apply/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an invoice for one of the caller's orders could look like
         * @description The id is the order's. Answers the kinds of invoice that the order allows and the buyer as far as he is known, from his last invoice or his profile.
         *     409 for an order that is not paid (`error.orderUnpaid`, `error.orderClosed`, `error.orderRefunded`) or has an invoice (`error.orderInvoiced`).
         */
        get: operations["getInvoiceDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/invoice-apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mend an application that is PENDING, REJECTED or FAILED
         * @description It is PENDING again afterwards. Without an id: 400 `error.idnull`; an id that is not one of the caller's: 400 `error.idnotfound`; in another state: 409 `error.invoiceNotEditable`.
         */
        put: operations["reviseInvoiceApplication"];
        /**
         * Apply for an invoice over one or more paid orders
         * @description Membership fees are receipted (FISCAL_RECEIPT), training and services take a VAT invoice (E_NORMAL, E_SPECIAL). COMPANY needs the tax number,
         *     E_SPECIAL is for companies and needs address, telephone, bank and account too. A body with an id: 400 `error.idexists`.
         *     409 `error.orderInvoiced` and the like name the order in `params`.
         */
        post: operations["applyForInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-invoices-detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the caller's invoices with its orders
         * @description Its orders' totals add up to its amount. Another member's is 404, as one that does not exist.
         */
        get: operations["getMemberInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay by a transfer to the association's account
         * @description Answers where to transfer what to. The order stays open for seven days instead of two hours. Asking again for the same fees resumes their
         *     open order, also when it was to be paid by another channel. Refusals as with the other channels.
         */
        post: operations["payByBankTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-orders/{id}/transfer-proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the proof of a transfer
         * @description The association looks for the money and confirms it: then the order is PAID by `BANK`. Without a confirmation within seven days, or when the
         *     money was not found, the proof is asked for again: the transfer is ASKED_AGAIN with the reason as its `opinion`, and the proof is uploaded
         *     and handed in anew, in the place of the former one, until the order closes by `expireTime`, seven days later. 409
         *     `error.orderNotByTransfer` for an order that is to be paid by another channel.
         */
        post: operations["handInTransferProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alipay/member/trade/page/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay on Alipay's page
         * @description Answers an HTML form that posts itself to the gateway. The order is found afterwards through the fee's `orderId`.
         *     Asking again for the same fees resumes their open order. 409 `error.feeOnBehalf` while a fee is in the open order of a unit that pays
         *     for the caller, whose name is in the problem's `params`.
         */
        post: operations["payByAlipay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weixin/native/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay by a WeChat QR code
         * @description Asking again for the same fees resumes their open order. 409 `error.feeOnBehalf` while a fee is in the open order of a unit that pays
         *     for the caller, whose name is in the problem's `params`.
         */
        post: operations["payByWeixin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weixin/edu/native/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for a course by a WeChat QR code
         * @description For persons, also while they apply. Asking again for the same course resumes its open order. A paid course is in the caller's courses at once.
         *     409 `error.courseFree` for one that costs nothing, `error.courseEnrolled` for one that the caller has, `error.courseNotOnSale` after its
         *     last day.
         */
        post: operations["payCourseByWeixin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weixin/query-order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the payment of an order stands
         * @description Safe to repeat. `NOTPAY` and `USERPAYING` are not final. Takes the order's id, whichever channel it is paid by.
         */
        get: operations["queryOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file as a member
         * @description One part named `file`: a JPEG, PNG or PDF of at most 10 MiB, judged by its content, under a name whose extension fits.
         *     The answer goes into the bodies of other calls as it is. 413 and 400 name what is wrong with the file.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download one of the caller's files
         * @description The file's own `url` shows it too, to whoever was given that address.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file as a visitor
         * @description As for members, for the public forms (expert and job applications); sixty files in ten minutes from one address.
         */
        post: operations["uploadPublicFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-fee-news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A price bulletin to read
         * @description With its text and the table to download, where there is one. Counts a view.
         */
        get: operations["getFeeNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member-activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activities of the association
         * @description Everybody may read it, those that are over or were cancelled included; `status.equals=SIGNUP` leaves those that can be signed up for
         *     now.
         */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member-activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One activity
         * @description With its programme and how many places are left. Whether the caller has a place is told by the list of the own sign-ups.
         */
        get: operations["getActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-activities/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller has signed up for
         * @description Those that were cancelled too. One that is DUE names its order and until when the place is held.
         */
        get: operations["listMySignUps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-activities/{id}/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up for an activity
         * @description For members whose membership is valid: another is refused with 403 `error.membershipExpired`.
         *     409 says why it cannot be: `error.activitySigned`, `error.activityNotOpen`, `error.activityFull`.
         *
         *     One that has a `fee` makes an order (`orderId`), which is paid by WeChat or Alipay as any other. The place is held meanwhile and free
         *     again as soon as the order closes, by its end or by hand, or is paid back.
         */
        post: operations["signUpForActivity"];
        /**
         * Cancel the caller's sign-up
         * @description Until the deadline of signing up, after which the answer is 409 `error.activityNotOpen`. The place is free again at once, and its open
         *     order is closed. One that was paid is given back by asking its order back: 409 `error.activityPaid`; `error.orderPaid` when that was
         *     found out just now.
         */
        delete: operations["cancelSignUp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-expert-applies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Experts of the think tank
         * @description Those whose application was approved, without anything to reach or identify them by. `expertType` and `certs` are lists;
         *     `expertType.contains` finds an expert by one of the types.
         */
        get: operations["listExperts"];
        put?: never;
        /**
         * Apply to become an expert
         * @description Proven by a code sent to the phone (`POST /api/public/phoneCode`); the photo and the attachments are uploaded before
         *     (`POST /api/public/files`). The association reviews it and tells the outcome by SMS. 409 `error.applicationOpen` while an
         *     application of this phone waits, `error.expertAppointed` while an appointment is valid.
         */
        post: operations["applyAsExpert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/expert-certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Certificates of appointment, to check one by
         * @description Whoever was shown a certificate finds it by `certNo.equals` and compares name, fields and validity; one that has run out is still
         *     found, as EXPIRED.
         */
        get: operations["listExpertCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/job/applies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People who look for a post
         * @description Reviewed by the association; without full names and without anything to reach them by, which the association passes on.
         */
        get: operations["listJobSeekers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-job-applies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as somebody who looks for a post
         * @description Proven by a code sent to the phone (`POST /api/public/phoneCode`). The association reviews it and tells the outcome by SMS.
         *     With `recruitmentId` it is an application for that post, which the association passes on to the unit.
         *     409 `error.applicationOpen` while an application of this phone for the same post, or for none, waits.
         */
        post: operations["applyForJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-news-book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Issues of the journal, the latest first
         * @description Every issue with its cover, newest first; the pages come with the single issue.
         */
        get: operations["listJournals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/info-news-book/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One issue with its pages and contents
         * @description Pages in their order, as pictures to leaf through, and the contents that lead to them; `pdfUrl` is there where the issue can be
         *     downloaded whole.
         */
        get: operations["getJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/recruit-news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts that units offer
         * @description Those that have not expired.
         */
        get: operations["listRecruitments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/recruit-news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One post
         * @description The same record as in the list, to link to. After its last day it is 404; whoever wants it applies by `POST
         *     /api/public/info-job-applies` with its id.
         */
        get: operations["getRecruitment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/help-articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions that the help centres answer
         * @description By audience: units at /helpCenter, personal members at their centre, students at /helpCenterEdu.
         */
        get: operations["listHelpArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/help-articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One question with its answer
         * @description The answer is rich text. Everybody may read it, whichever centre it belongs to.
         */
        get: operations["getHelpArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/member-benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What membership gives
         * @description Everybody may read it, so that it can be shown before joining. `audience.in=UNIT,ALL` gives what a unit gets.
         */
        get: operations["listMemberBenefits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/tender-information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calls for tenders that members may answer
         * @description Everybody may read it. A call appears on its publishing date and is CLOSED from its deadline on, but stays in the list.
         */
        get: operations["listTenders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/tender-information/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One call for tenders
         * @description With its text, its attachments and whom to ask; it can still be read after its deadline.
         */
        get: operations["getTender"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/social-information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the association discloses as a registered social organisation
         * @description The sections in their order, each whole: registration, charter, fees, annual reports and the like, as the rules on disclosure want
         *     them.
         */
        get: operations["listSocialInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/association-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The association in figures, years, bodies and names
         * @description Everything that the introduction draws in one answer. The numbers of members are counted when it is asked for.
         */
        get: operations["getAssociationProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices to the caller, newest first
         * @description Whoever is logged in sees the own ones. The association's decisions, payments, deadlines and credited hours write them; reading the
         *     list marks none as read.
         */
        get: operations["listMemberMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-messages/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many notices the caller has not read
         * @description Cheap enough to be asked at each change of page.
         */
        get: operations["countUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-messages/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all of the caller's notices as read
         * @description Also those that the caller's list has not loaded. The answer is what is unread afterwards, which is 0 unless one has just come.
         */
        post: operations["readAllMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-messages/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark one of the caller's notices as read
         * @description Safe to repeat: the instant of the first reading stays.
         */
        post: operations["readMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/edu-courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses of the continuing education
         * @description Everybody may look through it. A course whose last day of sale has passed stays in the list and says so by `onSaleUntil`.
         */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/edu-courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A course with its chapters and lessons
         * @description Lessons that are free to watch carry the address of their video; the others are opened by those who are enrolled.
         */
        get: operations["getCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edu-courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses as one member sees them
         * @description The same courses as the public list, each with whether it is the caller's: `mine.equals=1` leaves the own ones, `mine.equals=0` the
         *     others.
         */
        get: operations["listOfferedCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edu-courses/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's courses and how far they are
         * @description Those that were paid for or taken for nothing, the one that was studied last first. A course that was paid back is gone from it.
         */
        get: operations["listMyCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edu-courses/{id}/enroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a course that costs nothing
         * @description A course that has a price is enrolled in by paying for it: `error.courseNotFree`. One that is not on sale any more cannot be taken:
         *     `error.courseNotOnSale`. Enrolling again changes nothing. Any person who is logged in may, also while the membership is being
         *     applied for.
         */
        post: operations["enrollInCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edu-courses/{id}/swap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swap a course that was paid for
         * @description Another course of the same price in its place: within seven days of paying, once for each order, with at most 10 % watched and never
         *     when completed; `swap` of the course and `swapTerms` of its order say until when, and why not. The order holds the new course from
         *     then on, for the same money and with the same `payTime`; the former course is the caller's no more, and what was watched of it counts for nothing.
         *     A refund is asked for under the terms of the new course.
         *
         *     409 for the course that is given back: `error.courseNotEnrolled`, `error.courseFree`, `error.orderRefunded` while the order is being
         *     paid back, `error.courseSwappedBefore`, `error.courseCompleted`, `error.courseWatchedTooMuch`, `error.courseSwapTooLate`. For the one to
         *     be taken: `error.courseEnrolled`, `error.courseOrdered` with the open order in `params`, `error.coursePriceDiffers`,
         *     `error.courseNotOnSale`.
         */
        post: operations["swapCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edu-courses/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the caller stands to a course
         * @description Answers for any course; `NOT_ENROLLED` when it has not been taken, with the order that is open for it if there is one.
         */
        get: operations["getCourseProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edu-courses/{id}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a course over
         * @description Forgets what was watched and restores the skip lock, ends its player. Hours that were credited stay credited, and are not credited again; a test that was passed stays passed.
         */
        post: operations["resetCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edu-test-attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's attempts at the tests of courses
         * @description Open, passed and failed ones; the questions come with a single attempt.
         */
        get: operations["listTestAttempts"];
        put?: never;
        /**
         * Begin the test of a course
         * @description For a course of the caller that is COMPLETED and has a test. Each attempt draws its questions anew. It has no end: an attempt that was
         *     not handed in is answered again with 200. Of a day, in PRC, `attemptsPerDay` can be begun. 409 says why none can be:
         *
         *     - the course has no test, its hours are credited on completion: `error.courseWithoutTest`;
         *     - the course is not the caller's: `error.courseNotEnrolled`; it is not COMPLETED: `error.courseNotCompleted`;
         *     - the test was passed: `error.testPassed`;
         *     - all attempts of the day were begun: `error.testAttemptsUsed`.
         */
        post: operations["startTestAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edu-test-attempts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the caller's attempts with its questions
         * @description The right answers are there once it was handed in, never before.
         */
        get: operations["getTestAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edu-test-attempts/{id}/hand-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the answers of an attempt
         * @description Once: `error.testHandedIn` after that. A question is right when exactly its right choices were chosen; one that is left out is wrong.
         *     PASSED from 60 % on: the course's hours are credited at once, for the year of that day. `error.courseNotEnrolled` when the
         *     course was taken back meanwhile.
         */
        post: operations["handInTestAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edu-lessons/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a lesson in the player
         * @description Begins a session and ends the caller's session before it, on whatever device: a member watches one lesson at a time. Answers the
         *     video's address, which holds for two hours, and where to go on.
         */
        post: operations["openLessonSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edu-lessons/{id}/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what was shown since the last report
         * @description Progress is the ranges that were watched, never a share that a client sends. A report is refused with 409 and changes nothing when
         *
         *     - the session has ended, since a newer one was opened: `error.sessionEnded`;
         *     - the range is longer than the time since the last report × `rate` + 3 s: `error.watchedTooFast`;
         *     - it begins further than what was watched before, in a lesson that has not been completed: `error.skippedAhead`, with the
         *       furthest second in `params`;
         *     - the question whether the viewer is still there has not been answered: `error.presenceRequired`.
         *
         *     A `seq` that was taken already is answered with how it stands and changes nothing.
         */
        post: operations["reportWatched"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edu-lessons/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer that the viewer is still there
         * @description The question comes at random with the answer to a report. Nothing counts until it is answered; answering without being asked changes nothing.
         */
        post: operations["confirmPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edu-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's credited hours against what is asked for
         * @description Counted for the calendar year in PRC in which each course was credited. Hours beyond what a category asks for do not fill up the
         *     other one.
         */
        get: operations["getEducationHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edu-certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's certificates of hours
         * @description Those that were replaced or revoked too, with their state; the code of each is looked up by anybody.
         */
        get: operations["listHourCertificates"];
        put?: never;
        /**
         * Certify the hours of a year
         * @description Over the hours that were credited in that year up to now. A certificate that still says so is answered again with 200; one that
         *     says less is replaced. A year without hours: 409 `error.noHours`.
         */
        post: operations["issueHourCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/edu-certificates/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a certificate of hours says
         * @description For whoever holds the print, by the code on it. Everything that is printed is answered, since an edited print would pass otherwise.
         */
        get: operations["verifyHourCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What `params` of a problem holds, by its code. */
        ErrorParams: {
            "error.applicationOpen": components["schemas"]["OpenApplicationParams"];
            "error.expertAppointed": components["schemas"]["CertificateParams"];
            "error.feePaid"?: components["schemas"]["OrderParams"];
            "error.feeInOpenOrder": components["schemas"]["OrderParams"];
            "error.feeOnBehalf": components["schemas"]["PayerParams"];
            "error.orderUnpaid": components["schemas"]["OrderParams"];
            "error.orderPaid": components["schemas"]["OrderParams"];
            "error.orderClosed": components["schemas"]["OrderParams"];
            "error.orderRefunded": components["schemas"]["OrderParams"];
            "error.orderInvoiced": components["schemas"]["OrderParams"];
            "error.orderNotInvoiceable": components["schemas"]["OrderParams"];
            "error.orderNotByTransfer": components["schemas"]["OrderParams"];
            "error.courseOrdered": components["schemas"]["OrderParams"];
            "error.skippedAhead": components["schemas"]["ReachableParams"];
            "error.idexists"?: components["schemas"]["EntityName"];
            "error.idnull"?: components["schemas"]["EntityName"];
            "error.idinvalid"?: components["schemas"]["EntityName"];
            "error.idnotfound"?: components["schemas"]["EntityName"];
        };
        /**
         * @description Which picture is answered.
         * @example 8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11
         */
        CaptchaKey: string;
        /**
         * @example {
         *       "captchaKey": "8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11",
         *       "image": "data:image/svg+xml;base64,PHN2Zy8+",
         *       "expiresIn": 300
         *     }
         */
        Captcha: {
            captchaKey: components["schemas"]["CaptchaKey"];
            /** @description Data URL of the picture. */
            image: string;
            /** @description Seconds. */
            expiresIn: number;
        };
        /**
         * Format: int64
         * @description Database id; within what a JavaScript number holds exactly.
         * @example 1024
         */
        Id: number;
        /**
         * @example {
         *       "applyNo": "SQ20261109003001",
         *       "id": 3002
         *     }
         */
        OpenApplicationParams: {
            /** @description Number of the application that waits for its review. */
            applyNo: string;
            /** @description Its id, where it is an application of the caller's own that can be opened. */
            id?: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "certNo": "JCZJ-2025-001"
         *     }
         */
        CertificateParams: {
            /** @description Number of the certificate that is valid. */
            certNo: string;
        };
        /**
         * @example {
         *       "orderId": 5003
         *     }
         */
        OrderParams: {
            /** @description Id of the caller's order that is in the way. */
            orderId: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "payerName": "云洲铭测工程管理有限公司"
         *     }
         */
        PayerParams: {
            /** @description Name of the unit that pays. */
            payerName: string;
        };
        /**
         * @example {
         *       "reachable": 41.25
         *     }
         */
        ReachableParams: {
            /** @description The furthest second that may be played, counted from the lesson's beginning. */
            reachable: number;
        };
        /**
         * @description Name of the entity, as JHipster gives it; may be left out.
         * @example memberApply
         */
        EntityName: string;
        /**
         * @description What a file of an application is.
         * @enum {string}
         */
        MaterialType: "营业执照" | "盖章申请表" | "注册证" | "身份证" | "其他";
        /**
         * @description What the words about one field are filled with.
         * @example {
         *       "unitName": "云洲铭测工程管理有限公司"
         *     }
         */
        FieldParams: {
            /** @description Of `OtherUnit`, the unit that the person belongs to. */
            unitName?: string;
            /** @description Of a `NotNull` about `materials`, the kind that lacks. */
            materialType?: components["schemas"]["MaterialType"];
        };
        FieldError: {
            /** @description What was judged: body, query, params or headers. */
            objectName: string;
            /** @description Path of the field in it. */
            field: string;
            /** @description What is wrong: NotNull, Pattern, Size, Unknown … */
            message: string;
            /** @description How to mend it. */
            detail?: string;
            params?: components["schemas"]["FieldParams"];
        };
        /**
         * @description RFC 9457 problem as JHipster writes it. `message` is the code a client translates; `detail` is for developers.
         * @example {
         *       "type": "about:blank",
         *       "title": "Bad Request",
         *       "status": 400,
         *       "path": "/api/public/info-news-list",
         *       "message": "error.validation"
         *     }
         */
        Problem: {
            /** @description URI of the kind of problem; `about:blank` where the status says it all. */
            type?: string;
            /** @description Words of the status. */
            title: string;
            status: number;
            /** @description What happened, for developers; of a 403 it is shown to the caller. */
            detail?: string;
            /** @description What was called, below the API's base. */
            path?: string;
            message?: string;
            /** @description What the words of the code in `message` are filled with; `ErrorParams` tells what each code has. */
            params?: {
                [key: string]: unknown;
            } | string;
            fieldErrors?: components["schemas"]["FieldError"][];
            /** @description On a 401 for a token that was presented and refused. */
            result?: {
                isLogin?: boolean;
            };
        };
        /**
         * @description Mainland mobile number.
         * @example 13800010001
         */
        Phone: string;
        /**
         * @description What the picture shows.
         * @example 7KMP
         */
        CaptchaCode: string;
        /**
         * @example {
         *       "phone": "18609229206",
         *       "captchaKey": "8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11",
         *       "captchaCode": "7KMP"
         *     }
         */
        PhoneCodeRequest: {
            phone: components["schemas"]["Phone"];
            captchaKey: components["schemas"]["CaptchaKey"];
            captchaCode: components["schemas"]["CaptchaCode"];
        };
        /**
         * @example {
         *       "expiresIn": 300,
         *       "resendAfter": 60
         *     }
         */
        CodeSent: {
            /** @description Seconds the code is valid. */
            expiresIn: number;
            /** @description Seconds until the next may be asked for. */
            resendAfter: number;
        };
        /**
         * Format: email
         * @example su.wanqing@mail.example
         */
        Email: string;
        /**
         * @example {
         *       "email": "office@linjiang-zhengdu.example",
         *       "captchaKey": "8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11",
         *       "captchaCode": "7KMP"
         *     }
         */
        MailCodeRequest: {
            email: components["schemas"]["Email"];
            captchaKey: components["schemas"]["CaptchaKey"];
            captchaCode: components["schemas"]["CaptchaCode"];
        };
        /**
         * @example {
         *       "username": "linjiang-zhengdu",
         *       "captchaKey": "8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11",
         *       "captchaCode": "7KMP"
         *     }
         */
        AccountCodeRequest: {
            /** @description A unit's account name or 统一社会信用代码, a person's phone. */
            username: string;
            captchaKey: components["schemas"]["CaptchaKey"];
            captchaCode: components["schemas"]["CaptchaCode"];
        };
        /**
         * @description With its middle blotted out.
         * @example 139****0002
         */
        MaskedPhone: string;
        /**
         * @example {
         *       "phone": "199****3920",
         *       "expiresIn": 300,
         *       "resendAfter": 60
         *     }
         */
        AccountCodeSent: {
            phone: components["schemas"]["MaskedPhone"];
            /** @description Seconds the code is valid. */
            expiresIn: number;
            /** @description Seconds until the next may be asked for. */
            resendAfter: number;
        };
        /** @description Six digits. */
        SentCode: string;
        /**
         * @example {
         *       "phone": "13700000021",
         *       "phoneCode": "482913"
         *     }
         */
        PhoneCodeCheck: {
            phone: components["schemas"]["Phone"];
            phoneCode: components["schemas"]["SentCode"];
        };
        /**
         * @example {
         *       "expiresIn": 214
         *     }
         */
        CodeValid: {
            /** @description Seconds. */
            expiresIn: number;
        };
        /**
         * @example {
         *       "email": "finance@mingce.example",
         *       "mailCode": "482913"
         *     }
         */
        MailCodeCheck: {
            email: components["schemas"]["Email"];
            mailCode: components["schemas"]["SentCode"];
        };
        /**
         * @description DES-ECB-PKCS#7 of the password, Base64.
         * @example h8HXBp3HY87ADlksjENUYQ==
         */
        EncryptedPassword: string;
        /**
         * @example {
         *       "username": "linjiang-zhengdu",
         *       "password": "h8HXBp3HY87ADlksjENUYQ==",
         *       "captchaKey": "8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11",
         *       "captchaCode": "7KMP"
         *     }
         */
        Login: {
            /** @description A unit's account name or 统一社会信用代码, a person's phone. */
            username: string;
            password: components["schemas"]["EncryptedPassword"];
            captchaKey: components["schemas"]["CaptchaKey"];
            captchaCode: components["schemas"]["CaptchaCode"];
        };
        /**
         * @example {
         *       "data": {
         *         "token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"
         *       }
         *     }
         */
        LoginResult: {
            data: {
                /** @description Goes with each further call as `Authorization: Bearer`. */
                token: string;
            };
        };
        /**
         * @example {
         *       "phone": "18609229206",
         *       "password": "h8HXBp3HY87ADlksjENUYQ==",
         *       "captchaKey": "8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11",
         *       "captchaCode": "7KMP"
         *     }
         * @example {
         *       "phone": "18609229206",
         *       "phoneCode": "482913"
         *     }
         */
        MemberLogin: {
            phone: components["schemas"]["Phone"];
            password?: components["schemas"]["EncryptedPassword"];
            captchaKey?: components["schemas"]["CaptchaKey"];
            captchaCode?: components["schemas"]["CaptchaCode"];
            /** @description In place of the password; then no captcha is wanted. */
            phoneCode?: string;
        };
        /**
         * @description memberPersonal an individual member, memberCompany a unit member.
         * @enum {string}
         */
        Role: "memberPersonal" | "memberCompany";
        Permission: {
            /**
             * @description Such as `fees.pay`; what an operation asks for stands in its `security`.
             * @example fees.pay
             */
            name: string;
        };
        /**
         * @example {
         *       "userid": "2",
         *       "name": "苏婉清",
         *       "avatar": "files/avatars/su.svg",
         *       "role": "memberPersonal",
         *       "permissions": [
         *         {
         *           "name": "fees.read"
         *         },
         *         {
         *           "name": "fees.pay"
         *         }
         *       ]
         *     }
         */
        CurrentUser: {
            /** @description Id of the account, as text. */
            userid: string;
            /** @description Of the person, or of the unit. */
            name: string;
            /** @description Absolute, or relative to the API base. */
            avatar: string | null;
            role: components["schemas"]["Role"];
            /** @description What the account's role may do. */
            permissions: components["schemas"]["Permission"][];
        };
        /**
         * @example {
         *       "id": 2,
         *       "name": "苏婉清",
         *       "phone": "13800010002",
         *       "avatar": "files/avatars/su.svg",
         *       "role": "memberPersonal",
         *       "permissions": [
         *         {
         *           "name": "fees.read"
         *         },
         *         {
         *           "name": "fees.pay"
         *         }
         *       ],
         *       "memberNo": "JC-P-2021-0002",
         *       "memberLevel": "会员",
         *       "membershipStatus": "ARREARS",
         *       "validTo": "2026-12-31"
         *     }
         */
        CurrentMember: {
            id: components["schemas"]["Id"];
            /** @description Of the person, or of the unit. */
            name: string;
            phone: components["schemas"]["Phone"];
            /** @description Absolute, or relative to the API base; null without a picture. */
            avatar: string | null;
            role: components["schemas"]["Role"];
            /** @description What the account's role may do. */
            permissions: components["schemas"]["Permission"][];
            /** @description Null while the application has not been approved. */
            memberNo: string | null;
            /**
             * @description Null before joining.
             * @example 会员单位
             */
            memberLevel: string | null;
            /**
             * @description ARREARS valid but with unpaid years; EXPIRED validity over; APPLYING not a member yet.
             * @enum {string}
             */
            membershipStatus: "ACTIVE" | "ARREARS" | "EXPIRED" | "APPLYING";
            /**
             * Format: date
             * @description Last day of the membership; null before joining.
             */
            validTo: string | null;
        };
        MenuItem: {
            id: components["schemas"]["Id"];
            /** @description 0 at the top. */
            parentId: number;
            /** @description Name of the route. */
            name: string;
            /** @description Address of the page on the portal. */
            path: string;
            /** @description Path that is opened in place of this one; null where the entry is a page itself. */
            redirect: string | null;
            /** @description What the route shows; a layout where it has entries below it. */
            component: string;
            /** @description What the menu and the guard need to know. */
            meta: {
                /** @description What the menu says. */
                title: string;
                /** @description Name of the picture beside it. */
                icon: string | null;
                /** @description The page is there and reached by its address alone. */
                hideInMenu: boolean;
                /** @description The entries below it are not listed. */
                hideChildrenInMenu: boolean;
                /** @description `_blank` for what opens in a window of its own. */
                target: string | null;
                /** @description Permissions that it takes. */
                authority: string[];
            };
        };
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": 20,
         *           "parentId": 0,
         *           "name": "personMember",
         *           "path": "/personMember",
         *           "redirect": "/personMemberIndex",
         *           "component": "PersonLayout",
         *           "meta": {
         *             "title": "会员中心",
         *             "icon": null,
         *             "hideInMenu": false,
         *             "hideChildrenInMenu": false,
         *             "target": null,
         *             "authority": []
         *           }
         *         },
         *         {
         *           "id": 21,
         *           "parentId": 20,
         *           "name": "person-member-index",
         *           "path": "/personMemberIndex",
         *           "redirect": null,
         *           "component": "PersonMemberIndex",
         *           "meta": {
         *             "title": "首页",
         *             "icon": "home",
         *             "hideInMenu": false,
         *             "hideChildrenInMenu": false,
         *             "target": null,
         *             "authority": []
         *           }
         *         }
         *       ]
         *     }
         */
        Menu: {
            data: components["schemas"]["MenuItem"][];
        };
        /** @example 江砚舟 */
        PersonName: string;
        /** @description 6 to 64 characters, encrypted as for the login. */
        NewPassword: components["schemas"]["EncryptedPassword"];
        PersonRegistration: {
            /**
             * @description Tells the two kinds of registration apart. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            ownerType: "PERSON";
            name: components["schemas"]["PersonName"];
            phone: components["schemas"]["Phone"];
            phoneCode: components["schemas"]["SentCode"];
            password: components["schemas"]["NewPassword"];
        };
        /** @example 临江启衡工程咨询有限公司 */
        CompanyName: string;
        /**
         * @description 统一社会信用代码 (GB 32100); its last character must be the check character of the others.
         * @example 91349902MA2MC02L3Y
         */
        Uscc: string;
        UnitRegistration: {
            /**
             * @description Tells the two kinds of registration apart. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            ownerType: "UNIT";
            companyName: components["schemas"]["CompanyName"];
            uscc: components["schemas"]["Uscc"];
            /** @description Begins with a letter; the case does not matter. */
            username: string;
            /** @description Who may be called about the unit's account. */
            contactName: components["schemas"]["PersonName"];
            phone: components["schemas"]["Phone"];
            phoneCode: components["schemas"]["SentCode"];
            password: components["schemas"]["NewPassword"];
        };
        /**
         * @example {
         *       "ownerType": "PERSON",
         *       "name": "江砚舟",
         *       "phone": "13700000021",
         *       "phoneCode": "482913",
         *       "password": "h8HXBp3HY87ADlksjENUYQ=="
         *     }
         * @example {
         *       "ownerType": "UNIT",
         *       "companyName": "临江启衡工程咨询有限公司",
         *       "uscc": "91349901MA2QH21B7T",
         *       "username": "qiheng",
         *       "contactName": "江砚舟",
         *       "phone": "13700000022",
         *       "phoneCode": "482913",
         *       "password": "h8HXBp3HY87ADlksjENUYQ=="
         *     }
         */
        Registration: components["schemas"]["PersonRegistration"] | components["schemas"]["UnitRegistration"];
        /**
         * @example {
         *       "username": "18609229206",
         *       "phoneCode": "482913",
         *       "password": "h8HXBp3HY87ADlksjENUYQ=="
         *     }
         * @example {
         *       "username": "linjiang-zhengdu",
         *       "mailCode": "482913",
         *       "password": "h8HXBp3HY87ADlksjENUYQ=="
         *     }
         */
        PasswordReset: {
            /** @description A unit's account name or 统一社会信用代码, a person's phone. */
            username: string;
            phoneCode?: components["schemas"]["SentCode"];
            mailCode?: components["schemas"]["SentCode"];
            password: components["schemas"]["NewPassword"];
        };
        /**
         * @example {
         *       "phone": "138****0002",
         *       "email": "s***@mail.example"
         *     }
         */
        BoundContacts: {
            /**
             * @description Masked; null when none is bound.
             * @example 138****0002
             */
            phone: string | null;
            /**
             * @description Masked; null when none is bound.
             * @example s***@mail.example
             */
            email: string | null;
        };
        /**
         * @example {
         *       "phone": "13700000023",
         *       "phoneCode": "482913",
         *       "password": "h8HXBp3HY87ADlksjENUYQ=="
         *     }
         */
        PhoneAddition: {
            phone: components["schemas"]["Phone"];
            phoneCode: components["schemas"]["SentCode"];
            password: components["schemas"]["EncryptedPassword"];
        };
        /**
         * @example {
         *       "phone": "13700000023",
         *       "phoneCode": "482913",
         *       "password": "h8HXBp3HY87ADlksjENUYQ=="
         *     }
         */
        PhoneChange: {
            phone: components["schemas"]["Phone"];
            /** @description Sent to the new phone. */
            phoneCode: components["schemas"]["SentCode"];
            /** @description Sent to the old phone; this or `password`, not both. */
            oldPhoneCode?: components["schemas"]["SentCode"];
            password?: components["schemas"]["EncryptedPassword"];
        };
        /**
         * @example {
         *       "email": "finance@mingce.example",
         *       "mailCode": "482913",
         *       "password": "h8HXBp3HY87ADlksjENUYQ=="
         *     }
         */
        MailAddition: {
            email: components["schemas"]["Email"];
            mailCode: components["schemas"]["SentCode"];
            password: components["schemas"]["EncryptedPassword"];
        };
        /**
         * @example {
         *       "email": "finance@hengxin.example",
         *       "mailCode": "482913",
         *       "password": "h8HXBp3HY87ADlksjENUYQ=="
         *     }
         */
        MailChange: {
            email: components["schemas"]["Email"];
            /** @description Sent to the new address. */
            mailCode: components["schemas"]["SentCode"];
            /** @description Sent to the old address; this or `password`, not both. */
            oldMailCode?: components["schemas"]["SentCode"];
            password?: components["schemas"]["EncryptedPassword"];
        };
        /**
         * @example {
         *       "channel": "PHONE"
         *     }
         */
        OwnCodeRequest: {
            /**
             * @description Which of what is bound to the account.
             * @enum {string}
             */
            channel: "PHONE" | "MAIL";
        };
        /**
         * @example {
         *       "recipient": "138****0002",
         *       "expiresIn": 300,
         *       "resendAfter": 60
         *     }
         */
        OwnCodeSent: {
            /**
             * @description Masked, as among the bound contacts.
             * @example 138****0002
             */
            recipient: string;
            /** @description Seconds the code is valid. */
            expiresIn: number;
            /** @description Seconds until the next may be asked for. */
            resendAfter: number;
        };
        /**
         * @example {
         *       "oldPassword": "h8HXBp3HY87ADlksjENUYQ==",
         *       "password": "h8HXBp3HY87lhdFI00xPnQ=="
         *     }
         */
        PasswordChange: {
            oldPassword: components["schemas"]["EncryptedPassword"];
            password: components["schemas"]["NewPassword"];
        };
        /**
         * @description Of a member by its validity: EFFECTIVE, EXPIRING in its last 60 days, EXPIRED after them, whatever else is applied for. Of others NEW before
         *     the first application, QUIT after leaving, else the status of the last application to join.
         * @enum {string}
         */
        MembershipState: "NEW" | "DRAFT" | "SUBMITTED" | "REVIEWING" | "RETURNED" | "REJECTED" | "APPROVED" | "PENDING_PAYMENT" | "WITHDRAWN" | "EFFECTIVE" | "EXPIRING" | "EXPIRED" | "QUIT";
        /**
         * @description The first of these that is so. MEND an application that was returned; PAY what an application waits for; APPLY to join, or go on with the
         *     draft; PAY the oldest fee that is owed and in no other's order; RENEW what has expired; CONFIRM_DATA when the profile is empty or the
         *     registration certificate has run out; STUDY a course that was begun; NONE, also while the association has something to decide.
         * @enum {string}
         */
        NextActionKind: "APPLY" | "MEND" | "PAY" | "RENEW" | "CONFIRM_DATA" | "STUDY" | "NONE";
        NextAction: {
            kind: components["schemas"]["NextActionKind"];
            /**
             * Format: int64
             * @description What it is about: of MEND the application, of PAY the fee, of APPLY and RENEW the application that was begun (null where none was), of
             *     STUDY the course; null of the others.
             */
            id: number | null;
        };
        /**
         * @description JOIN of who is no member; RENEW of who owes or has expired; CHANGE of what the association knows; UPGRADE to a higher level;
         *     QUIT ends the membership. JOIN, RENEW and UPGRADE take effect when the year's fee is paid.
         * @enum {string}
         */
        ApplyKind: "JOIN" | "RENEW" | "CHANGE" | "UPGRADE" | "QUIT";
        /**
         * @description DRAFT → SUBMITTED → REVIEWING → RETURNED (→ SUBMITTED) | REJECTED | APPROVED → PENDING_PAYMENT → EFFECTIVE; WITHDRAWN from
         *     SUBMITTED. APPROVED passes at once into PENDING_PAYMENT, or into EFFECTIVE where nothing is to be paid.
         * @enum {string}
         */
        ApplyStatus: "DRAFT" | "SUBMITTED" | "REVIEWING" | "RETURNED" | "REJECTED" | "APPROVED" | "PENDING_PAYMENT" | "EFFECTIVE" | "WITHDRAWN";
        /**
         * @description The three reviews in their order: 初审, 复审, 理事会.
         * @enum {string}
         */
        AuditNode: "初审" | "复审" | "理事会";
        SummaryApply: {
            id: components["schemas"]["Id"];
            applyNo: string;
            applyKind: components["schemas"]["ApplyKind"];
            status: components["schemas"]["ApplyStatus"];
            /** @description The review it waits for; null while it waits for none. */
            node: components["schemas"]["AuditNode"] | null;
            /** @description What to mend. */
            returnReason: string | null;
            /** Format: date-time */
            submitDate: string | null;
            /** Format: date-time */
            approveDate: string | null;
        };
        /**
         * @description Amount in yuan with at most two decimals.
         * @example 2000
         */
        Yuan: number;
        /** @description What is owed, over all years. */
        SummaryFees: {
            unpaidCount: number;
            overdueCount: number;
            unpaidAmount: components["schemas"]["Yuan"];
        };
        /**
         * Format: date-time
         * @description ISO 8601 in UTC; shown to people in time zone PRC.
         * @example 2026-11-18T01:30:00.000Z
         */
        Instant: string;
        SummaryActivity: {
            activityId: components["schemas"]["Id"];
            activityTitle: string;
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            address: string;
        };
        /**
         * @description 必修 is compulsory, 选修 elective.
         * @enum {string}
         */
        CourseCategory: "必修" | "选修";
        /** @description 学时 of 45 minutes. */
        Hours: number;
        /**
         * @example {
         *       "category": "必修",
         *       "requiredHours": 60,
         *       "creditedHours": 15,
         *       "remainingHours": 45
         *     }
         */
        CategoryHours: {
            category: components["schemas"]["CourseCategory"];
            requiredHours: components["schemas"]["Hours"];
            creditedHours: components["schemas"]["Hours"];
            remainingHours: components["schemas"]["Hours"];
        };
        SummaryHours: {
            fromYear: number;
            toYear: number;
            /** @description 必修, then 选修. */
            categories: components["schemas"]["CategoryHours"][];
        };
        /**
         * @description PAYING is from the moment the buyer was seen at the cashier; CLOSED is by expiry or by hand.
         * @enum {string}
         */
        OrderStatus: "CREATED" | "PAYING" | "PAID" | "CLOSED" | "REFUNDING" | "REFUNDED";
        SummaryOrder: {
            id: components["schemas"]["Id"];
            orderNo: string;
            subject: string;
            totalAmount: components["schemas"]["Yuan"];
            status: components["schemas"]["OrderStatus"];
            createdDate: components["schemas"]["Instant"];
        };
        /**
         * @example {
         *       "state": "EXPIRING",
         *       "nextAction": {
         *         "kind": "PAY",
         *         "id": 513
         *       },
         *       "membershipStatus": "ARREARS",
         *       "memberNo": "JC-P-2021-0002",
         *       "memberLevel": "会员",
         *       "validTo": "2026-12-31",
         *       "application": null,
         *       "fees": {
         *         "unpaidCount": 2,
         *         "overdueCount": 1,
         *         "unpaidAmount": 400
         *       },
         *       "unreadCount": 2,
         *       "nextActivity": null,
         *       "hours": {
         *         "fromYear": 2023,
         *         "toYear": 2026,
         *         "categories": [
         *           {
         *             "category": "必修",
         *             "requiredHours": 60,
         *             "creditedHours": 15,
         *             "remainingHours": 45
         *           },
         *           {
         *             "category": "选修",
         *             "requiredHours": 60,
         *             "creditedHours": 0,
         *             "remainingHours": 60
         *           }
         *         ]
         *       },
         *       "recentOrders": []
         *     }
         */
        MemberSummary: {
            state: components["schemas"]["MembershipState"];
            nextAction: components["schemas"]["NextAction"];
            /**
             * @description As the current member's.
             * @enum {string}
             */
            membershipStatus: "ACTIVE" | "ARREARS" | "EXPIRED" | "APPLYING";
            memberNo: string | null;
            memberLevel: string | null;
            /**
             * Format: date
             * @description Last day of the membership.
             */
            validTo: string | null;
            /** @description The latest application that is on its way; of who is no member else the last one, however it ended; null where there is none. */
            application: components["schemas"]["SummaryApply"] | null;
            fees: components["schemas"]["SummaryFees"];
            /** @description Messages that are unread. */
            unreadCount: number;
            /** @description The next activity with a place of the caller's that has not ended; null where there is none. */
            nextActivity: components["schemas"]["SummaryActivity"] | null;
            /** @description Of the cycle of four years; null of a unit. */
            hours: components["schemas"]["SummaryHours"] | null;
            /** @description Latest first. */
            recentOrders: components["schemas"]["SummaryOrder"][];
        };
        /**
         * @description An order that is open or being refunded; a fee that is owed; an application that is with the association; a person who belongs to a unit; a unit
         *     that has people.
         * @enum {string}
         */
        ClosingReason: "error.ordersOpen" | "error.feesOwed" | "error.applicationInReview" | "error.stillInUnit" | "error.stillHasPeople";
        /**
         * @example {
         *       "reasons": [
         *         "error.feesOwed"
         *       ]
         *     }
         */
        AccountClosing: {
            reasons: components["schemas"]["ClosingReason"][];
        };
        /**
         * @example {
         *       "confirmation": "注销账号",
         *       "phoneCode": "482913"
         *     }
         */
        AccountClosure: {
            /**
             * @description What has to be typed.
             * @constant
             */
            confirmation: "注销账号";
            /** @description Exactly one of `phoneCode`, `mailCode` and `password`. */
            phoneCode?: components["schemas"]["SentCode"];
            mailCode?: components["schemas"]["SentCode"];
            password?: components["schemas"]["EncryptedPassword"];
        };
        /**
         * @description What the unit does in the trade.
         * @enum {string}
         */
        CompanyType: "造价咨询" | "施工" | "设计" | "监理" | "建设" | "软件" | "其他";
        UnitBasic: {
            /**
             * @description Tells a unit's profile from a person's. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            ownerType: "UNIT";
            id: components["schemas"]["Id"];
            /** @description False until the profile has been filled in for the first time by a POST. */
            isComplete: boolean;
            /** @description Null before joining. */
            memberNo: string | null;
            /** @description Null before joining. */
            memberLevel: string | null;
            /**
             * Format: date
             * @description Day on which the membership began; null before joining.
             */
            joinDate: string | null;
            /**
             * Format: date
             * @description Last day of the membership; null before joining.
             */
            validTo: string | null;
            companyName: string;
            uscc: components["schemas"]["Uscc"];
            /** @description History only: abolished on 2021-07-01. */
            qualificationLevel: string | null;
            /** @description Level of the last credit rating; null without one. */
            creditRating: string | null;
            /** @description Year of that rating. */
            creditYear: number | null;
            /** @description Null until the profile says it. */
            companyType: components["schemas"]["CompanyType"] | null;
            /** @description 法定代表人. */
            legalPerson: string | null;
            province: string | null;
            city: string | null;
            district: string | null;
            address: string | null;
            /** @description Whom the association calls. */
            contactName: string | null;
            /** @description Whom the association calls. */
            contactPhone: string | null;
            /** @description 万元. */
            registeredCapital: number | null;
            /**
             * Format: date
             * @description Of the business licence.
             */
            establishDate: string | null;
            postCode: string | null;
            /** @description The switchboard; codes do not go there. */
            phone: string | null;
            /** Format: email */
            email: string | null;
            website: string | null;
            /** @description 一级造价工程师 in the unit. */
            level1Count: number | null;
            /** @description 二级造价工程师 in the unit. */
            level2Count: number | null;
            /** @description People who work in the unit. */
            staffCount: number | null;
            /** @description 万元. */
            annualIncome: number | null;
            /** @description 技术负责人. */
            technicalLeader: string | null;
            /** @description Of an uploaded picture. */
            logoUrl: string | null;
            /** @description Of an uploaded file. */
            licenseUrl: string | null;
        };
        PersonBasic: {
            /**
             * @description Tells a person's profile from a unit's. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            ownerType: "PERSON";
            id: components["schemas"]["Id"];
            /** @description False until the profile has been filled in for the first time by a POST. */
            isComplete: boolean;
            /** @description Null before joining. */
            memberNo: string | null;
            /** @description Null before joining. */
            memberLevel: string | null;
            /**
             * Format: date
             * @description Day on which the membership began; null before joining.
             */
            joinDate: string | null;
            /**
             * Format: date
             * @description Last day of the membership; null before joining.
             */
            validTo: string | null;
            name: string;
            /** @description The one that the person logs in with; it is changed by `phone-update`. */
            phone: components["schemas"]["Phone"];
            /** @description Kind of the identity document. */
            idType: string | null;
            /** @description Masked. */
            idNumber: string | null;
            /** @description Where the person works. */
            companyName: string | null;
            /**
             * @description Kind of the registration certificate.
             * @enum {string|null}
             */
            certType: "一级注册造价工程师" | "二级注册造价工程师" | "造价员" | "其他" | null;
            /** @description Number of the registration certificate. */
            certNo: string | null;
            /** @enum {string|null} */
            gender: "男" | "女" | null;
            /**
             * Format: date
             * @description That of the identity number; may be left out.
             */
            birthDate: string | null;
            /** Format: email */
            email: string | null;
            /** @description 民族. */
            nation: string | null;
            /** @description 政治面貌. */
            politicalStatus: string | null;
            /** @description 学历. */
            education: string | null;
            school: string | null;
            major: string | null;
            /** @description 学位. */
            degree: string | null;
            /** @description 职称. */
            title: string | null;
            /** @description 职务. */
            position: string | null;
            /**
             * Format: date
             * @description When the person began to work.
             */
            workStartDate: string | null;
            /**
             * @description Major of the registration certificate.
             * @enum {string|null}
             */
            certMajor: "土木建筑" | "安装" | "交通运输" | "水利" | null;
            /**
             * Format: date
             * @description Of the registration certificate.
             */
            certIssueDate: string | null;
            /**
             * Format: date
             * @description Last day of the registration certificate.
             */
            certValidTo: string | null;
            city: string | null;
            /** @description Of an uploaded picture. */
            avatar: string | null;
        };
        /**
         * @example {
         *       "id": 7,
         *       "isComplete": true,
         *       "ownerType": "UNIT",
         *       "memberNo": "JC-U-2020-0007",
         *       "memberLevel": "会员单位",
         *       "joinDate": "2020-05-20",
         *       "validTo": "2026-12-31",
         *       "companyName": "云洲铭测工程管理有限公司",
         *       "uscc": "91349902MA2MC02L3Y",
         *       "qualificationLevel": "乙级",
         *       "creditRating": "A",
         *       "creditYear": 2025,
         *       "companyType": "造价咨询",
         *       "legalPerson": "孟铭川",
         *       "province": "江川省",
         *       "city": "云洲市",
         *       "district": "云溪区",
         *       "address": "云洲市云溪区桂花街73号3层",
         *       "contactName": "卢小芸",
         *       "contactPhone": "13900020002",
         *       "registeredCapital": 500,
         *       "establishDate": "2012-12-25",
         *       "postCode": "349100",
         *       "phone": "0581-8660273",
         *       "email": "office@mingce.example",
         *       "website": "https://www.mingce.example",
         *       "level1Count": 9,
         *       "level2Count": 11,
         *       "staffCount": 44,
         *       "annualIncome": 1260,
         *       "technicalLeader": "孟铭川",
         *       "logoUrl": "files/logos/mingce.svg",
         *       "licenseUrl": "files/uploads/4lgpQ0BSkhj5KK9kMpbjsQ.pdf"
         *     }
         * @example {
         *       "id": 2,
         *       "isComplete": true,
         *       "ownerType": "PERSON",
         *       "memberNo": "JC-P-2021-0002",
         *       "memberLevel": "会员",
         *       "joinDate": "2021-05-20",
         *       "validTo": "2026-12-31",
         *       "name": "苏婉清",
         *       "phone": "13800010002",
         *       "idType": "身份证",
         *       "idNumber": "349902********4529",
         *       "companyName": "云洲铭测工程管理有限公司",
         *       "certType": "一级注册造价工程师",
         *       "certNo": "建[造]1120349950346",
         *       "gender": "女",
         *       "birthDate": "1991-07-25",
         *       "email": "su.wanqing@mail.example",
         *       "nation": "汉族",
         *       "politicalStatus": "中共党员",
         *       "education": "大学本科",
         *       "school": "云洲工程学院",
         *       "major": "给排水科学与工程",
         *       "degree": "学士",
         *       "title": "工程师",
         *       "position": "项目经理",
         *       "workStartDate": "2014-07-01",
         *       "certMajor": "安装",
         *       "certIssueDate": "2020-06-18",
         *       "certValidTo": "2028-06-17",
         *       "city": "云洲市",
         *       "avatar": "files/avatars/su.svg"
         *     }
         */
        MemberBasic: components["schemas"]["UnitBasic"] | components["schemas"]["PersonBasic"];
        /**
         * @description 0 no, 1 yes.
         * @enum {integer}
         */
        Flag: 0 | 1;
        /** @description What every entity carries besides its own fields. */
        Audit: {
            id: components["schemas"]["Id"];
            createdDate: components["schemas"]["Instant"];
            lastModifiedDate: components["schemas"]["Instant"];
            isDeleted: components["schemas"]["Flag"];
            /** @description Place that the association gives it among its like; small numbers first. */
            orderNum: number;
        };
        /**
         * @description UNIT 单位会员, PERSON 个人会员.
         * @enum {string}
         */
        OwnerType: "UNIT" | "PERSON";
        ApplicantName: string;
        /**
         * Format: date
         * @example 2026-12-31
         */
        Date: string;
        ApplicantPlace: string;
        /** Format: email */
        ApplicantEmail: string;
        Headcount: number;
        /** @description A unit's particulars, as far as they are given. */
        CompanyBlock: {
            companyName?: string;
            /** @description 统一社会信用代码 with its check character. */
            uscc?: string;
            companyType?: components["schemas"]["CompanyType"];
            /** @description 法定代表人. */
            legalPerson?: components["schemas"]["ApplicantName"];
            /** @description 万元. */
            registeredCapital?: number;
            /** @description Of the business licence. */
            establishDate?: components["schemas"]["Date"];
            province?: components["schemas"]["ApplicantPlace"];
            city?: components["schemas"]["ApplicantPlace"];
            district?: components["schemas"]["ApplicantPlace"];
            address?: string;
            postCode?: string;
            /** @description The office's line. */
            phone?: string;
            email?: components["schemas"]["ApplicantEmail"];
            website?: string;
            /**
             * @description History only, abolished on 2021-07-01.
             * @enum {string}
             */
            qualificationLevel?: "甲级" | "乙级";
            /** @description 一级造价工程师 in the unit. */
            level1Count?: components["schemas"]["Headcount"];
            /** @description 二级造价工程师 in the unit. */
            level2Count?: components["schemas"]["Headcount"];
            /** @description People who work in the unit. */
            staffCount?: components["schemas"]["Headcount"];
            /** @description 万元. */
            annualIncome?: number;
            /** @description 技术负责人. */
            technicalLeader?: components["schemas"]["ApplicantName"];
            /** @description Whom the association calls about it. */
            contactName?: components["schemas"]["ApplicantName"];
            /** @description Whom the association calls about it. */
            contactPhone?: components["schemas"]["Phone"];
        };
        /** @description A person's particulars, as far as they are given. The phone is the account's and is changed there. */
        PersonBlock: {
            name?: components["schemas"]["ApplicantName"];
            /** @enum {string} */
            gender?: "男" | "女";
            /** @description Identity number with its check character. */
            idNumber?: string;
            /** @description That of the identity number. */
            birthDate?: components["schemas"]["Date"];
            email?: components["schemas"]["ApplicantEmail"];
            /** @description 民族. */
            nation?: string;
            /** @description 政治面貌. */
            politicalStatus?: string;
            /** @description 学历. */
            education?: string;
            school?: string;
            major?: string;
            /** @description 学位. */
            degree?: string;
            /** @description 职称. */
            title?: string;
            /** @description 职务. */
            position?: string;
            /** @description Where the person works. */
            companyName?: string;
            city?: components["schemas"]["ApplicantPlace"];
            /** @description When the person began to work. */
            workStartDate?: components["schemas"]["Date"];
            /**
             * @description Kind of the registration certificate.
             * @enum {string}
             */
            certType?: "一级注册造价工程师" | "二级注册造价工程师" | "造价员" | "其他";
            /** @description Number of the registration certificate. */
            certNo?: string;
            /**
             * @description Major of the registration certificate.
             * @enum {string}
             */
            certMajor?: "土木建筑" | "安装" | "交通运输" | "水利";
            /** @description Of the registration certificate. */
            certIssueDate?: components["schemas"]["Date"];
            /** @description Last day of the registration certificate. */
            certValidTo?: components["schemas"]["Date"];
        };
        /**
         * @description The first five are units', from low to high, the others persons'.
         * @enum {string}
         */
        MemberLevel: "会员单位" | "理事单位" | "常务理事单位" | "副会长单位" | "会长单位" | "会员" | "资深会员" | "理事" | "常务理事";
        /**
         * @example {
         *       "id": 9001,
         *       "url": "files/attachments/9001.pdf",
         *       "name": "江川建价〔2026〕12号.pdf",
         *       "size": 48213
         *     }
         */
        KeptFile: {
            id: components["schemas"]["Id"];
            /** @description Absolute, or relative to the API base. */
            url: string;
            /** @description As it was called on the machine that it came from. */
            name: string;
            /** @description Bytes. */
            size: number;
        };
        ApplyMaterial: {
            type: components["schemas"]["MaterialType"];
            /** @description What an upload answered. */
            file: components["schemas"]["KeptFile"];
        };
        ApplyAuditRecord: {
            /** @description Which review decided. */
            node: components["schemas"]["AuditNode"];
            /**
             * @description RETURN sends it back to be mended, REJECT ends it.
             * @enum {string}
             */
            result: "APPROVE" | "RETURN" | "REJECT";
            /** @description What the association wrote to the applicant. */
            opinion: string;
            /** @description The office that decided. */
            auditor: string;
            time: components["schemas"]["Instant"];
        };
        /**
         * @example {
         *       "id": 3001,
         *       "applyNo": "SQ20261109003001",
         *       "applyType": "PERSON",
         *       "applyKind": "JOIN",
         *       "step": 3,
         *       "company": null,
         *       "person": {
         *         "name": "童小满",
         *         "gender": "女",
         *         "idNumber": "349905200106181764",
         *         "companyName": "青屿新锐数字建造科技有限公司",
         *         "certType": "二级注册造价工程师",
         *         "certNo": "建[造]2125349950562"
         *       },
         *       "targetLevel": null,
         *       "reason": null,
         *       "recommender": "林知远",
         *       "materials": [],
         *       "statement": true,
         *       "status": "RETURNED",
         *       "node": null,
         *       "auditRecords": [
         *         {
         *           "node": "初审",
         *           "result": "RETURN",
         *           "opinion": "身份证扫描件模糊，请补正后重新提交。",
         *           "auditor": "协会秘书处",
         *           "time": "2026-11-12T02:00:00.000Z"
         *         }
         *       ],
         *       "returnReason": "身份证扫描件模糊，请补正后重新提交。",
         *       "submitDate": "2026-11-10T02:00:00.000Z",
         *       "approveDate": null,
         *       "feeId": null,
         *       "createdDate": "2026-11-09T02:00:00.000Z",
         *       "lastModifiedDate": "2026-11-12T02:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 3001
         *     }
         */
        MemberApply: components["schemas"]["Audit"] & {
            /** @description Number that the association is asked by. */
            applyNo: string;
            applyType: components["schemas"]["OwnerType"];
            applyKind: components["schemas"]["ApplyKind"];
            /** @description The wizard's step that was saved last. */
            step: number;
            /** @description Of a unit; null for a person. */
            company: components["schemas"]["CompanyBlock"] | null;
            /** @description Of a person; null for a unit. */
            person: components["schemas"]["PersonBlock"] | null;
            /** @description The level that an UPGRADE asks for; null of the other kinds. */
            targetLevel: components["schemas"]["MemberLevel"] | null;
            /** @description Why, as the applicant wrote it. */
            reason: string | null;
            /** @description Name of the member who recommends the applicant. */
            recommender: string | null;
            /** @description Uploaded files, each under its kind. */
            materials: components["schemas"]["ApplyMaterial"][];
            /** @description That all of it is true, as the applicant confirmed. */
            statement: boolean;
            status: components["schemas"]["ApplyStatus"];
            /** @description The review it waits for; null while it waits for none. */
            node: components["schemas"]["AuditNode"] | null;
            /** @description Every decision so far, oldest first. */
            auditRecords: components["schemas"]["ApplyAuditRecord"][];
            /** @description What to mend; kept until it is submitted again. */
            returnReason: string | null;
            /**
             * Format: date-time
             * @description When it was last handed in; null for a draft.
             */
            submitDate: string | null;
            /**
             * Format: date-time
             * @description When the last review approved it.
             */
            approveDate: string | null;
            /**
             * Format: int64
             * @description The fee that it waits for or took effect by.
             */
            feeId: number | null;
        };
        /**
         * @description OVERDUE is unpaid after the due date; PAYING is in an open order; REFUNDED can be paid again until its year ends, then it is closed.
         * @enum {string}
         */
        FeeStatus: "UNPAID" | "PAYING" | "PAID" | "EXEMPT" | "OVERDUE" | "REFUNDED";
        /**
         * @example {
         *       "type": "UNIT",
         *       "name": "江川恒信工程造价咨询有限公司"
         *     }
         */
        FeePayer: {
            /** @description Whether a unit or a person has it. */
            type: components["schemas"]["OwnerType"];
            name: string;
        };
        /**
         * @example {
         *       "id": 514,
         *       "feeNo": "HF20260002",
         *       "ownerType": "PERSON",
         *       "ownerId": 2,
         *       "ownerName": "苏婉清",
         *       "feeYear": 2026,
         *       "memberLevel": "会员",
         *       "feeStandard": 200,
         *       "amount": 200,
         *       "discount": 0,
         *       "paidAmount": 0,
         *       "status": "UNPAID",
         *       "dueDate": "2026-12-31",
         *       "payDate": null,
         *       "orderId": null,
         *       "payer": null,
         *       "isPayable": true,
         *       "createdDate": "2026-01-01T01:00:00.000Z",
         *       "lastModifiedDate": "2026-01-01T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 514
         *     }
         */
        MemberFee: components["schemas"]["Audit"] & {
            /** @description Number on the notice and the receipt. */
            feeNo: string;
            ownerType: components["schemas"]["OwnerType"];
            ownerId: components["schemas"]["Id"];
            /** @description Of the person, or of the unit. */
            ownerName: string;
            /** @description Calendar year that the fee is for. */
            feeYear: number;
            /** @description The level of that year, which sets the standard. */
            memberLevel: string;
            /** @description Yuan a year of the level. */
            feeStandard: components["schemas"]["Yuan"];
            /** @description What is to be paid; the standard less the discount. */
            amount: components["schemas"]["Yuan"];
            /** @description Taken off the standard; yuan. */
            discount: components["schemas"]["Yuan"];
            /** @description 0 until it is paid. */
            paidAmount: components["schemas"]["Yuan"];
            status: components["schemas"]["FeeStatus"];
            /** @description Last day before it is OVERDUE. */
            dueDate: components["schemas"]["Date"];
            /**
             * Format: date-time
             * @description Null until it is paid.
             */
            payDate: string | null;
            /**
             * Format: int64
             * @description The open, paid or refunded order that it is in; null when that is another member's.
             */
            orderId: number | null;
            /** @description Whose order the fee is in; null when it is in none. */
            payer: components["schemas"]["FeePayer"] | null;
            /** @description Whether it can be put into a new order now: UNPAID or OVERDUE, or REFUNDED while its year lasts. */
            isPayable: boolean;
        };
        /**
         * @description ON_BEHALF is a unit's for its people; EDU is a course.
         * @enum {string}
         */
        OrderType: "MEMBER_FEE" | "ON_BEHALF" | "EDU" | "OTHER";
        /**
         * @description BANK is a transfer, OFFLINE was paid outside the portal; null before anything was chosen.
         * @enum {string|null}
         */
        PayChannel: "ALIPAY" | "WECHAT" | "BANK" | "OFFLINE" | null;
        /**
         * @example {
         *       "id": 701,
         *       "orderNo": "JC2026112100000701",
         *       "orderType": "MEMBER_FEE",
         *       "payerType": "PERSON",
         *       "payerId": 5,
         *       "payerName": "程亦安",
         *       "subject": "2026年度个人会员会费",
         *       "totalAmount": 200,
         *       "payChannel": "WECHAT",
         *       "status": "CREATED",
         *       "transactionId": null,
         *       "codeUrl": "weixin://wxpay/bizpayurl?pr=7hGd0Kq",
         *       "expireTime": "2026-11-21T03:45:00.000Z",
         *       "payTime": null,
         *       "invoiceStatus": "NONE",
         *       "createdDate": "2026-11-21T01:45:00.000Z",
         *       "lastModifiedDate": "2026-11-21T01:45:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 701
         *     }
         */
        MemberOrder: components["schemas"]["Audit"] & {
            /** @description out_trade_no at the payment channels. */
            orderNo: string;
            orderType: components["schemas"]["OrderType"];
            payerType: components["schemas"]["OwnerType"];
            payerId: components["schemas"]["Id"];
            payerName: string;
            /** @description What the payment channel shows the buyer. */
            subject: string;
            totalAmount: components["schemas"]["Yuan"];
            payChannel: components["schemas"]["PayChannel"];
            status: components["schemas"]["OrderStatus"];
            /** @description Number given by the payment channel. */
            transactionId: string | null;
            /** @description What the WeChat QR encodes. */
            codeUrl: string | null;
            /** @description When an order that is still open closes by itself. */
            expireTime: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When the channel took the money; null before.
             */
            payTime: string | null;
            /**
             * @description APPLIED while an application waits, ISSUED once there is an invoice.
             * @enum {string}
             */
            invoiceStatus: "NONE" | "APPLIED" | "ISSUED";
        };
        /**
         * @description FISCAL_RECEIPT 会费票据, E_NORMAL 数电普票, E_SPECIAL 数电专票.
         * @enum {string}
         */
        InvoiceKind: "FISCAL_RECEIPT" | "E_NORMAL" | "E_SPECIAL";
        /**
         * @description Whether the invoice is made out to a person or to a company.
         * @enum {string}
         */
        TitleType: "PERSON" | "COMPANY";
        /**
         * @description PENDING is with the association, ISSUING with the tax authority's platform; RED_FLUSHED after an order of it was refunded.
         * @enum {string}
         */
        InvoiceStatus: "PENDING" | "ISSUING" | "ISSUED" | "FAILED" | "REJECTED" | "RED_FLUSHED";
        /**
         * @example {
         *       "id": 1,
         *       "orderIds": [
         *         12
         *       ],
         *       "invoiceKind": "FISCAL_RECEIPT",
         *       "titleType": "COMPANY",
         *       "buyerName": "江川恒信工程造价咨询有限公司",
         *       "buyerTaxNo": "91349901MA2HX01K7F",
         *       "buyerAddress": null,
         *       "buyerTel": null,
         *       "buyerBankName": null,
         *       "buyerBankAccount": null,
         *       "amount": 5000,
         *       "email": "finance@hengxin.example",
         *       "phone": null,
         *       "remark": null,
         *       "status": "ISSUED",
         *       "invoiceNo": "26349900000000000001",
         *       "issueDate": "2026-03-12",
         *       "pdfUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.pdf",
         *       "ofdUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.ofd",
         *       "xmlUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.xml",
         *       "failReason": null,
         *       "usedDate": "2026-04-01",
         *       "createdDate": "2026-03-12T02:00:00.000Z",
         *       "lastModifiedDate": "2026-03-12T02:01:30.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 1
         *     }
         */
        MemberInvoice: components["schemas"]["Audit"] & {
            /** @description The orders that it is over. */
            orderIds: components["schemas"]["Id"][];
            invoiceKind: components["schemas"]["InvoiceKind"];
            titleType: components["schemas"]["TitleType"];
            /** @description 抬头. */
            buyerName: string;
            /** @description 税号; null for a person. */
            buyerTaxNo: string | null;
            /** @description Printed on an E_SPECIAL; null where it was not given. */
            buyerAddress: string | null;
            /** @description Printed on an E_SPECIAL; null where it was not given. */
            buyerTel: string | null;
            /** @description 开户行. */
            buyerBankName: string | null;
            /** @description 账号. */
            buyerBankAccount: string | null;
            /** @description The sum of its orders. */
            amount: components["schemas"]["Yuan"];
            /** @description Where the invoice is sent. */
            email: string;
            phone: string | null;
            /** @description What stands on the invoice besides. */
            remark: string | null;
            status: components["schemas"]["InvoiceStatus"];
            /** @description Number that the tax authority's platform gave; null before. */
            invoiceNo: string | null;
            /**
             * Format: date
             * @description Null until it is issued.
             */
            issueDate: string | null;
            /** @description Relative to the API base; whoever has the address may read it. */
            pdfUrl: string | null;
            /** @description Relative to the API base; null until it is issued. */
            ofdUrl: string | null;
            /** @description Relative to the API base; null until it is issued. */
            xmlUrl: string | null;
            /** @description Why it is REJECTED, FAILED or RED_FLUSHED. */
            failReason: string | null;
            /**
             * Format: date
             * @description When the buyer booked it; its orders are not paid back by rule from then on. Null before, and of an invoice to a person.
             */
            usedDate: string | null;
        };
        /**
         * @description Follows from the times: SIGNUP from `signUpStart` to `signUpDeadline`, ONGOING from `startTime` to `endTime`, then ENDED;
         *     UPCOMING before it begins while nobody can sign up. CANCELLED was called off.
         * @enum {string}
         */
        ActivityStatus: "UPCOMING" | "SIGNUP" | "ONGOING" | "ENDED" | "CANCELLED";
        /**
         * @description NONE has nothing to pay, DUE holds its place until the order closes, PAID was paid; CLOSED had its order closed or paid back, and has
         *     no place any more.
         * @enum {string}
         */
        ActivityPayState: "NONE" | "DUE" | "PAID" | "CLOSED";
        /**
         * @example {
         *       "id": 1,
         *       "activityId": 4304,
         *       "activityTitle": "造价纠纷调解实务沙龙",
         *       "activityStatus": "SIGNUP",
         *       "coverUrl": "files/covers/activity-mediation-salon.svg",
         *       "startTime": "2026-12-06T06:00:00.000Z",
         *       "endTime": "2026-12-06T09:00:00.000Z",
         *       "signUpDeadline": "2026-12-04T06:00:00.000Z",
         *       "address": "协会三楼学术报告厅",
         *       "creditHours": 3,
         *       "status": "SIGNED",
         *       "signedDate": "2026-11-21T02:00:00.000Z",
         *       "cancelledDate": null,
         *       "fee": 0,
         *       "payState": "NONE",
         *       "orderId": null,
         *       "payUntil": null
         *     }
         */
        ActivitySignUp: {
            id: components["schemas"]["Id"];
            activityId: components["schemas"]["Id"];
            activityTitle: string;
            activityStatus: components["schemas"]["ActivityStatus"];
            /** @description Of the activity; absolute, or relative to the API base. */
            coverUrl: string | null;
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            signUpDeadline: components["schemas"]["Instant"];
            /** @description Where the activity takes place. */
            address: string;
            /** @description 学时 that taking part is worth. */
            creditHours: number;
            /**
             * @description CANCELLED by the member; a place that was lost by not paying is told by `payState`.
             * @enum {string}
             */
            status: "SIGNED" | "CANCELLED";
            signedDate: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Null while it is SIGNED.
             */
            cancelledDate: string | null;
            /** @description 0 for one that costs nothing. */
            fee: components["schemas"]["Yuan"];
            payState: components["schemas"]["ActivityPayState"];
            /**
             * Format: int64
             * @description The order over the fee; null where there is none.
             */
            orderId: number | null;
            /**
             * Format: date-time
             * @description When a place that is DUE is free again.
             */
            payUntil: string | null;
        };
        /**
         * @example {
         *       "courseId": 3007,
         *       "title": "建设工程施工合同价款调整",
         *       "category": "必修",
         *       "creditHours": 15,
         *       "creditTime": "2025-09-18T12:40:00.000Z"
         *     }
         */
        Credit: {
            courseId: components["schemas"]["Id"];
            title: string;
            category: components["schemas"]["CourseCategory"];
            /** @description 学时 that were credited. */
            creditHours: number;
            /** @description When the hours were credited, which decides the year that they count for. */
            creditTime: components["schemas"]["Instant"];
        };
        /**
         * @example {
         *       "fromYear": 2023,
         *       "toYear": 2026,
         *       "categories": [
         *         {
         *           "category": "必修",
         *           "requiredHours": 60,
         *           "creditedHours": 15,
         *           "remainingHours": 45
         *         },
         *         {
         *           "category": "选修",
         *           "requiredHours": 60,
         *           "creditedHours": 0,
         *           "remainingHours": 60
         *         }
         *       ],
         *       "years": [
         *         {
         *           "year": 2026,
         *           "compulsoryHours": 0,
         *           "electiveHours": 0
         *         },
         *         {
         *           "year": 2025,
         *           "compulsoryHours": 15,
         *           "electiveHours": 0
         *         },
         *         {
         *           "year": 2024,
         *           "compulsoryHours": 0,
         *           "electiveHours": 0
         *         },
         *         {
         *           "year": 2023,
         *           "compulsoryHours": 0,
         *           "electiveHours": 0
         *         }
         *       ],
         *       "credits": [
         *         {
         *           "courseId": 3007,
         *           "title": "建设工程施工合同价款调整",
         *           "category": "必修",
         *           "creditHours": 15,
         *           "creditTime": "2025-09-18T12:40:00.000Z"
         *         }
         *       ]
         *     }
         */
        EducationHours: {
            /** @description First year of the period. */
            fromYear: number;
            /** @description Last year of the period, the current one. */
            toYear: number;
            /** @description 必修, then 选修. */
            categories: components["schemas"]["CategoryHours"][];
            /** @description Every year of the period, newest first. */
            years: {
                year: number;
                compulsoryHours: components["schemas"]["Hours"];
                electiveHours: components["schemas"]["Hours"];
            }[];
            /** @description The courses behind the hours, latest first. */
            credits: components["schemas"]["Credit"][];
        };
        /**
         * @description What it is about. Notices are written when it happens: FEE when a year begins, and when a unit pays for somebody; APPLICATION at each decision; ORDER when one is paid, closes soon, is closed or paid back; INVOICE when one is issued or refused; ACTIVITY a day before, when a place is taken and when an activity is cancelled; EDUCATION when hours are credited, their certificate is made, and 60 days before the cycle ends; CERTIFICATE when one is made, and 60 days before it ends; SITE when the mini-site or an item of it is decided; SYSTEM for the rest.
         * @enum {string}
         */
        MessageKind: "FEE" | "APPLICATION" | "ORDER" | "INVOICE" | "ACTIVITY" | "EDUCATION" | "CERTIFICATE" | "SITE" | "SYSTEM";
        /**
         * @description Of which kind the record is that a notice is about.
         * @enum {string}
         */
        MessageSubjectKind: "FEE" | "APPLICATION" | "ORDER" | "INVOICE" | "ACTIVITY" | "COURSE" | "HOUR_CERTIFICATE" | "EDUCATION_CYCLE" | "CERTIFICATE" | "SITE" | "SITE_ITEM" | "INVITATION";
        /**
         * @description The record that a notice is about, so that a page can lead to it.
         * @example {
         *       "kind": "ORDER",
         *       "id": 701
         *     }
         */
        MessageSubject: {
            kind: components["schemas"]["MessageSubjectKind"];
            /** @description Of that record. EDUCATION_CYCLE is named by its last year, CERTIFICATE, which each member has one of, by its member. */
            id: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "id": 201,
         *       "kind": "FEE",
         *       "title": "2026年度会费开始缴纳",
         *       "content": "2026年度会费¥200.00已开始缴纳，请于2026-12-31前完成，逾期将影响会员权益。",
         *       "subject": {
         *         "kind": "FEE",
         *         "id": 512
         *       },
         *       "link": "/financialManagement",
         *       "isRead": 0,
         *       "readDate": null,
         *       "createdDate": "2026-11-10T01:00:00.000Z",
         *       "lastModifiedDate": "2026-11-10T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 0
         *     }
         */
        MemberMessage: components["schemas"]["Audit"] & {
            kind: components["schemas"]["MessageKind"];
            title: string;
            /** @description Plain text. */
            content: string;
            /** @description What it is about; null where it is about no record. */
            subject: components["schemas"]["MessageSubject"] | null;
            /** @description Page of the portal where it can be seen to. */
            link: string | null;
            /** @description Whether the caller has read it. */
            isRead: components["schemas"]["Flag"];
            /**
             * Format: date-time
             * @description When it was read first; null before.
             */
            readDate: string | null;
        };
        /**
         * @example {
         *       "id": 1,
         *       "loginDate": "2026-11-18T01:30:00.000Z",
         *       "expireTime": "2026-11-18T09:30:00.000Z",
         *       "browser": "Chrome",
         *       "system": "Windows",
         *       "address": "203.0.*.*",
         *       "isCurrent": true
         *     }
         */
        MemberLoginRecord: {
            id: components["schemas"]["Id"];
            loginDate: components["schemas"]["Instant"];
            /** @description When its token runs out by itself. */
            expireTime: components["schemas"]["Instant"];
            /**
             * @description By its usual name, read from `User-Agent`; null where that does not say.
             * @example Chrome
             */
            browser: string | null;
            /**
             * @description Operating system; null likewise.
             * @example Windows
             */
            system: string | null;
            /**
             * @description Of the network, masked; null where it is not known.
             * @example 203.0.*.*
             */
            address: string | null;
            /** @description Whether it is the login that asks. */
            isCurrent: boolean;
        };
        /**
         * @example {
         *       "exportDate": "2026-11-18T01:30:00.000Z",
         *       "profile": {
         *         "id": 4,
         *         "isComplete": false,
         *         "ownerType": "PERSON",
         *         "memberNo": null,
         *         "memberLevel": null,
         *         "joinDate": null,
         *         "validTo": null,
         *         "name": "童小满",
         *         "phone": "13800010004",
         *         "idType": null,
         *         "idNumber": null,
         *         "companyName": null,
         *         "certType": null,
         *         "certNo": null,
         *         "gender": null,
         *         "birthDate": null,
         *         "email": null,
         *         "nation": null,
         *         "politicalStatus": null,
         *         "education": null,
         *         "school": null,
         *         "major": null,
         *         "degree": null,
         *         "title": null,
         *         "position": null,
         *         "workStartDate": null,
         *         "certMajor": null,
         *         "certIssueDate": null,
         *         "certValidTo": null,
         *         "city": null,
         *         "avatar": "files/avatars/tong.svg"
         *       },
         *       "contacts": {
         *         "phone": "138****0004",
         *         "email": null
         *       },
         *       "applications": [],
         *       "fees": [],
         *       "orders": [],
         *       "invoices": [],
         *       "signUps": [],
         *       "hours": null,
         *       "messages": [],
         *       "logins": []
         *     }
         */
        OwnData: {
            exportDate: components["schemas"]["Instant"];
            profile: components["schemas"]["MemberBasic"];
            contacts: components["schemas"]["BoundContacts"];
            applications: components["schemas"]["MemberApply"][];
            fees: components["schemas"]["MemberFee"][];
            orders: components["schemas"]["MemberOrder"][];
            invoices: components["schemas"]["MemberInvoice"][];
            signUps: components["schemas"]["ActivitySignUp"][];
            /** @description Of the continuing education; null of a unit. */
            hours: components["schemas"]["EducationHours"] | null;
            messages: components["schemas"]["MemberMessage"][];
            logins: components["schemas"]["MemberLoginRecord"][];
        };
        UnitBasicBody: {
            /**
             * @description Tells a unit's profile from a person's. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            ownerType: "UNIT";
            /** @description As it is, or left out: it changes by an application. */
            companyName?: components["schemas"]["CompanyName"];
            /** @description As it is, or left out: it changes by an application. */
            uscc?: components["schemas"]["Uscc"];
            companyType: components["schemas"]["CompanyType"];
            /** @description 法定代表人; of a member as it is, since it changes by an application. */
            legalPerson: components["schemas"]["PersonName"];
            province: string;
            city: string;
            district: string;
            address: string;
            /** @description Whom the association calls. */
            contactName: components["schemas"]["PersonName"];
            /** @description Whom the association calls. */
            contactPhone: components["schemas"]["Phone"];
            /** @description 万元. */
            registeredCapital?: number | null;
            /**
             * Format: date
             * @description Of the business licence.
             */
            establishDate?: string | null;
            postCode?: string | null;
            /** @description The switchboard; codes do not go there. */
            phone?: string | null;
            /** Format: email */
            email?: string | null;
            website?: string | null;
            /** @description 一级造价工程师 in the unit. */
            level1Count?: number | null;
            /** @description 二级造价工程师 in the unit. */
            level2Count?: number | null;
            /** @description People who work in the unit. */
            staffCount?: number | null;
            /** @description 万元. */
            annualIncome?: number | null;
            /** @description 技术负责人. */
            technicalLeader?: string | null;
            /** @description Of an uploaded picture. */
            logoUrl?: string | null;
            /** @description Of an uploaded file. */
            licenseUrl?: string | null;
        };
        PersonBasicBody: {
            /**
             * @description Tells a person's profile from a unit's. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            ownerType: "PERSON";
            /** @description As it is, or left out: it changes by an application. */
            name?: components["schemas"]["PersonName"];
            /** @description Identity number with its check character; masked, as it is answered, it stays as it is. */
            idNumber: string;
            /** @description Where the person works. */
            companyName: components["schemas"]["CompanyName"];
            /**
             * @description Kind of the registration certificate.
             * @enum {string}
             */
            certType: "一级注册造价工程师" | "二级注册造价工程师" | "造价员" | "其他";
            /** @description Number of the registration certificate. */
            certNo: string;
            /** @enum {string|null} */
            gender?: "男" | "女" | null;
            /**
             * Format: date
             * @description That of the identity number; may be left out.
             */
            birthDate?: string | null;
            /** Format: email */
            email?: string | null;
            /** @description 民族. */
            nation?: string | null;
            /** @description 政治面貌. */
            politicalStatus?: string | null;
            /** @description 学历. */
            education?: string | null;
            school?: string | null;
            major?: string | null;
            /** @description 学位. */
            degree?: string | null;
            /** @description 职称. */
            title?: string | null;
            /** @description 职务. */
            position?: string | null;
            /**
             * Format: date
             * @description When the person began to work.
             */
            workStartDate?: string | null;
            /**
             * @description Major of the registration certificate.
             * @enum {string|null}
             */
            certMajor?: "土木建筑" | "安装" | "交通运输" | "水利" | null;
            /**
             * Format: date
             * @description Of the registration certificate.
             */
            certIssueDate?: string | null;
            /**
             * Format: date
             * @description Last day of the registration certificate.
             */
            certValidTo?: string | null;
            city?: string | null;
            /** @description Of an uploaded picture. */
            avatar?: string | null;
        };
        /**
         * @example {
         *       "ownerType": "PERSON",
         *       "idNumber": "349902********4529",
         *       "companyName": "云洲铭测工程管理有限公司",
         *       "certType": "一级注册造价工程师",
         *       "certNo": "建[造]1120349950346",
         *       "gender": "女",
         *       "birthDate": "1991-07-25",
         *       "email": "su.wanqing@mail.example",
         *       "nation": "汉族",
         *       "politicalStatus": "中共党员",
         *       "education": "大学本科",
         *       "school": "云洲工程学院",
         *       "major": "给排水科学与工程",
         *       "degree": "学士",
         *       "title": "工程师",
         *       "position": "项目经理",
         *       "workStartDate": "2014-07-01",
         *       "certMajor": "安装",
         *       "certIssueDate": "2020-06-18",
         *       "certValidTo": "2028-06-17",
         *       "city": "云洲市",
         *       "avatar": "files/avatars/su.svg"
         *     }
         * @example {
         *       "ownerType": "UNIT",
         *       "companyType": "造价咨询",
         *       "legalPerson": "孟铭川",
         *       "province": "江川省",
         *       "city": "云洲市",
         *       "district": "云溪区",
         *       "address": "云洲市云溪区桂花街73号3层",
         *       "contactName": "卢小芸",
         *       "contactPhone": "13900020002",
         *       "registeredCapital": 500,
         *       "establishDate": "2012-12-25",
         *       "postCode": "349100",
         *       "phone": "0581-8660273",
         *       "email": "office@mingce.example",
         *       "website": "https://www.mingce.example",
         *       "level1Count": 9,
         *       "level2Count": 11,
         *       "staffCount": 44,
         *       "annualIncome": 1260,
         *       "technicalLeader": "孟铭川",
         *       "logoUrl": "files/logos/mingce.svg",
         *       "licenseUrl": "files/uploads/4lgpQ0BSkhj5KK9kMpbjsQ.pdf"
         *     }
         */
        MemberBasicBody: components["schemas"]["UnitBasicBody"] | components["schemas"]["PersonBasicBody"];
        /**
         * @example {
         *       "id": 201,
         *       "infoDictsId": 2,
         *       "detailName": "协会动态",
         *       "detailIndex": null,
         *       "createdDate": "2020-01-06T01:00:00.000Z",
         *       "lastModifiedDate": "2020-01-06T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 1
         *     }
         */
        DictionaryDetail: components["schemas"]["Audit"] & {
            /** @description The dictionary that it stands below. */
            infoDictsId: components["schemas"]["Id"];
            /** @description What the menu says. */
            detailName: string;
            /** @description Path of its own page; null where the page of the entry above it shows it. */
            detailIndex: string | null;
        };
        /**
         * @example {
         *       "id": 2,
         *       "dictName": "行业动态",
         *       "dictIndex": "/DynamicWork",
         *       "dictType": "index",
         *       "isNavigation": 1,
         *       "headerTwoList": [
         *         {
         *           "id": 201,
         *           "infoDictsId": 2,
         *           "detailName": "协会动态",
         *           "detailIndex": null,
         *           "createdDate": "2020-01-06T01:00:00.000Z",
         *           "lastModifiedDate": "2020-01-06T01:00:00.000Z",
         *           "isDeleted": 0,
         *           "orderNum": 1
         *         }
         *       ],
         *       "createdDate": "2020-01-06T01:00:00.000Z",
         *       "lastModifiedDate": "2020-01-06T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 2
         *     }
         */
        Dictionary: components["schemas"]["Audit"] & {
            /** @description What the menu says. */
            dictName: string;
            /** @description For a navigation entry the path it leads to. */
            dictIndex: string;
            /** @description Which list it is part of; `index` is the navigation. */
            dictType: string;
            /** @description Whether the navigation shows it. */
            isNavigation: components["schemas"]["Flag"];
            /** @description Entries below it. */
            headerTwoList: components["schemas"]["DictionaryDetail"][];
        };
        /**
         * @example {
         *       "id": 1,
         *       "imgUrl": "files/banners/ledger.svg",
         *       "url": "/DynamicWork?article=1028",
         *       "title": "清单计价新标准，江川怎么落地",
         *       "menuId": 203,
         *       "parentId": 2,
         *       "parentIndex": "/DynamicWork",
         *       "createdDate": "2026-10-22T01:00:00.000Z",
         *       "lastModifiedDate": "2026-10-22T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 1
         *     }
         */
        Banner: components["schemas"]["Audit"] & {
            /** @description Absolute, or relative to the API base. */
            imgUrl: string;
            /** @description Path of the portal that a click opens. */
            url: string | null;
            /** @description Shown on the picture, and read out in its place. */
            title: string;
            /**
             * Format: int64
             * @description Dictionary entry the linked detail belongs to.
             */
            menuId: number | null;
            /**
             * Format: int64
             * @description Dictionary the entry belongs to.
             */
            parentId: number | null;
            /** @description Path of that dictionary. */
            parentIndex: string | null;
        };
        /**
         * @description DRAFT is being written, OFFLINE was taken back; visitors see PUBLISHED alone.
         * @enum {string}
         */
        NewsStatus: "DRAFT" | "PUBLISHED" | "OFFLINE";
        NewsFields: {
            title: string;
            /** @description Second line of the heading; null without one. */
            subTitle: string | null;
            /** @description The navigation entry that it stands under. */
            infoDictsId: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description The column below that entry; null where it stands in no column.
             */
            infoDictsDetailsId: number | null;
            /** @description Who published it first. */
            source: string | null;
            author: string | null;
            /** @description Absolute, or relative to the API base. */
            coverUrl: string | null;
            /** @description A few lines for lists; null without any. */
            summary: string | null;
            /** @description 文号 of a policy. */
            documentNo: string | null;
            /** @description Body that issued a policy. */
            issuer: string | null;
            /**
             * @description Rank of the body that issued a policy; null for what is no policy.
             * @enum {string|null}
             */
            issuingLevel: "国家" | "部委" | "省级" | "协会" | null;
            /**
             * @description Whether a policy still holds; null for what is no policy.
             * @enum {string|null}
             */
            validity: "现行有效" | "尚未施行" | "已修订" | "已废止" | null;
            /**
             * Format: date
             * @description First day on which a policy holds.
             */
            effectiveDate: string | null;
            /** @description Kept at the head of its list. */
            isTop: components["schemas"]["Flag"];
            /** @description Shown among the home page's headlines. */
            isCarousel: components["schemas"]["Flag"];
            /** @description How often the article was opened. */
            viewCount: number;
            publishDate: components["schemas"]["Instant"];
            status: components["schemas"]["NewsStatus"];
        };
        /**
         * @example {
         *       "id": 1017,
         *       "title": "关于开展2026年度工程造价咨询企业信用评价申报工作的通知",
         *       "subTitle": null,
         *       "infoDictsId": 2,
         *       "infoDictsDetailsId": 202,
         *       "source": "江川造价协会",
         *       "author": "专业部",
         *       "coverUrl": "files/covers/credit-rating-declaration-notice.svg",
         *       "summary": "2026年度信用评价申报自2026年11月24日起受理，凡入会满一年、上年度有造价咨询业绩的单位会员均可申报，采取网上填报、联络站核验、专家评审、社会公示的方式进行。",
         *       "documentNo": "江川价协〔2026〕38号",
         *       "issuer": "江川省建设工程造价管理协会",
         *       "issuingLevel": "协会",
         *       "validity": null,
         *       "effectiveDate": null,
         *       "isTop": 1,
         *       "isCarousel": 1,
         *       "viewCount": 6913,
         *       "publishDate": "2026-11-19T02:52:00.000Z",
         *       "status": "PUBLISHED",
         *       "createdDate": "2026-11-19T02:52:00.000Z",
         *       "lastModifiedDate": "2026-11-19T02:52:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 1017
         *     }
         */
        NewsSummary: components["schemas"]["Audit"] & components["schemas"]["NewsFields"];
        NewsBody: {
            /** @description Rich text (HTML). Clients sanitise it before they show it. */
            content: string;
            /** @description Files to download. */
            attachments: components["schemas"]["KeptFile"][];
        };
        NewsNeighbour: {
            id: components["schemas"]["Id"];
            title: string;
        } | null;
        /**
         * @example {
         *       "id": 1017,
         *       "title": "关于开展2026年度工程造价咨询企业信用评价申报工作的通知",
         *       "subTitle": null,
         *       "infoDictsId": 2,
         *       "infoDictsDetailsId": 202,
         *       "source": "江川造价协会",
         *       "author": "专业部",
         *       "coverUrl": "files/covers/credit-rating-declaration-notice.svg",
         *       "summary": "2026年度信用评价申报自2026年11月24日起受理，凡入会满一年、上年度有造价咨询业绩的单位会员均可申报，采取网上填报、联络站核验、专家评审、社会公示的方式进行。",
         *       "documentNo": "江川价协〔2026〕38号",
         *       "issuer": "江川省建设工程造价管理协会",
         *       "issuingLevel": "协会",
         *       "validity": null,
         *       "effectiveDate": null,
         *       "isTop": 1,
         *       "isCarousel": 1,
         *       "viewCount": 6913,
         *       "publishDate": "2026-11-19T02:52:00.000Z",
         *       "status": "PUBLISHED",
         *       "createdDate": "2026-11-19T02:52:00.000Z",
         *       "lastModifiedDate": "2026-11-19T02:52:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 1017,
         *       "content": "<p>各单位会员：</p>",
         *       "attachments": [],
         *       "previous": {
         *         "id": 1018,
         *         "title": "关于缴纳2026年度会费的通知"
         *       },
         *       "next": null
         *     }
         */
        NewsArticle: components["schemas"]["NewsSummary"] & components["schemas"]["NewsBody"] & {
            /** @description The next older item of the column. */
            previous: components["schemas"]["NewsNeighbour"];
            /** @description The next newer item of the column. */
            next: components["schemas"]["NewsNeighbour"];
        };
        /**
         * @example {
         *       "id": 1017,
         *       "title": "关于开展2026年度工程造价咨询企业信用评价申报工作的通知",
         *       "subTitle": null,
         *       "infoDictsId": 2,
         *       "infoDictsDetailsId": 202,
         *       "source": "江川造价协会",
         *       "author": "专业部",
         *       "coverUrl": "files/covers/credit-rating-declaration-notice.svg",
         *       "summary": "2026年度信用评价申报自2026年11月24日起受理，凡入会满一年、上年度有造价咨询业绩的单位会员均可申报，采取网上填报、联络站核验、专家评审、社会公示的方式进行。",
         *       "documentNo": "江川价协〔2026〕38号",
         *       "issuer": "江川省建设工程造价管理协会",
         *       "issuingLevel": "协会",
         *       "validity": null,
         *       "effectiveDate": null,
         *       "isTop": 1,
         *       "isCarousel": 1,
         *       "viewCount": 6913,
         *       "publishDate": "2026-11-19T02:52:00.000Z",
         *       "status": "PUBLISHED",
         *       "createdDate": "2026-11-19T02:52:00.000Z",
         *       "lastModifiedDate": "2026-11-19T02:52:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 1017,
         *       "content": "<p>各单位会员：</p>",
         *       "attachments": []
         *     }
         */
        NewsDetail: components["schemas"]["NewsSummary"] & components["schemas"]["NewsBody"];
        /**
         * @example {
         *       "id": 1017,
         *       "title": "关于开展2026年度工程造价咨询企业信用评价申报工作的通知",
         *       "subTitle": null,
         *       "infoDictsId": 2,
         *       "infoDictsDetailsId": 202,
         *       "source": "江川造价协会",
         *       "author": "专业部",
         *       "coverUrl": "files/covers/credit-rating-declaration-notice.svg",
         *       "summary": "2026年度信用评价申报自2026年11月24日起受理，凡入会满一年、上年度有造价咨询业绩的单位会员均可申报，采取网上填报、联络站核验、专家评审、社会公示的方式进行。",
         *       "documentNo": "江川价协〔2026〕38号",
         *       "issuer": "江川省建设工程造价管理协会",
         *       "issuingLevel": "协会",
         *       "validity": null,
         *       "effectiveDate": null,
         *       "isTop": 1,
         *       "isCarousel": 1,
         *       "viewCount": 6913,
         *       "publishDate": "2026-11-19T02:52:00.000Z",
         *       "status": "PUBLISHED",
         *       "createdDate": "2026-11-19T02:52:00.000Z",
         *       "lastModifiedDate": "2026-11-19T02:52:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 1017,
         *       "excerpt": "…现将2026年度信用评价申报工作有关事项通知如下…"
         *     }
         */
        NewsHit: components["schemas"]["NewsSummary"] & {
            /** @description Plain text around the first hit, at most 160 characters. */
            excerpt: string;
        };
        /**
         * @example {
         *       "id": 2001,
         *       "title": "江川省建设工程材料市场价格信息（2026年11月发布）",
         *       "subTitle": null,
         *       "infoDictsId": 4,
         *       "infoDictsDetailsId": 405,
         *       "source": "江川造价协会",
         *       "author": "信息部",
         *       "coverUrl": null,
         *       "summary": "本期发布24个品种，环比上涨10个、下跌12个、持平2个，变动最大的两端为改性沥青防水卷材（SBS Ⅱ型 4mm）+0.9%与热轧光圆钢筋（HPB300 Φ8—10）-2.1%。",
         *       "documentNo": null,
         *       "issuer": null,
         *       "issuingLevel": null,
         *       "validity": null,
         *       "effectiveDate": null,
         *       "isTop": 0,
         *       "isCarousel": 0,
         *       "viewCount": 1552,
         *       "publishDate": "2026-11-05T01:00:00.000Z",
         *       "status": "PUBLISHED",
         *       "createdDate": "2026-11-05T01:00:00.000Z",
         *       "lastModifiedDate": "2026-11-05T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 2001,
         *       "region": "全省",
         *       "period": "2026-10",
         *       "fileUrl": "files/attachments/9501.xlsx"
         *     }
         */
        FeeNews: components["schemas"]["Audit"] & components["schemas"]["NewsFields"] & {
            /** @description 全省, or the city that the prices hold for. */
            region: string;
            /** @description Month the prices hold for. */
            period: string;
            /** @description The table to download. */
            fileUrl: string | null;
        };
        /**
         * @description From AAA, the best, down to C.
         * @enum {string}
         */
        CreditLevel: "AAA" | "AA" | "A" | "B" | "C";
        CompanyFields: {
            companyName: string;
            /** @description 统一社会信用代码. */
            uscc: string | null;
            companyType: components["schemas"]["CompanyType"];
            city: string;
            district: string;
            /** @description Number in the association's register. */
            memberNo: string | null;
            /** @description Such as 会员单位 or 理事单位. */
            memberLevel: string | null;
            /** @description Day on which the membership began. */
            joinDate: components["schemas"]["Date"];
            /**
             * Format: date
             * @description Last day of the membership.
             */
            validTo: string | null;
            /** @description The membership's validity has ended. */
            isExpired: boolean;
            /** @description Level of the last credit rating; null without one. */
            creditRating: components["schemas"]["CreditLevel"] | null;
            /** @description Year of that rating. */
            creditYear: number | null;
            /** @description 一级造价工程师. */
            level1Count: number | null;
            /** @description 二级造价工程师. */
            level2Count: number | null;
            /** @description People who work in the unit. */
            staffCount: number | null;
            /** @description Absolute, or relative to the API base. */
            logoUrl: string | null;
            /** @description Of the published mini-site; null where there is none. */
            domainId: string | null;
        };
        /**
         * @example {
         *       "id": 101,
         *       "companyName": "江川衡准工程造价咨询有限公司",
         *       "uscc": "91349901M31072541P",
         *       "companyType": "造价咨询",
         *       "city": "临江市",
         *       "district": "江北区",
         *       "memberNo": "JC-U-1999-0101",
         *       "memberLevel": "会长单位",
         *       "joinDate": "1999-05-20",
         *       "validTo": "2026-12-31",
         *       "isExpired": false,
         *       "creditRating": "AAA",
         *       "creditYear": 2025,
         *       "level1Count": 62,
         *       "level2Count": 41,
         *       "staffCount": 236,
         *       "logoUrl": "files/logos/hengzhun.svg",
         *       "domainId": "hengzhun",
         *       "createdDate": "2026-11-21T02:00:00.000Z",
         *       "lastModifiedDate": "2026-11-21T02:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 101
         *     }
         */
        Company: components["schemas"]["Audit"] & components["schemas"]["CompanyFields"];
        MemberFields: {
            name: string;
            /** @enum {string|null} */
            gender: "男" | "女" | null;
            /** @description Masked but for its ends. */
            idNumber: string;
            /** @description 职称. */
            title: string | null;
            /** @description 职务. */
            position: string | null;
            /** @description Where the person works. */
            companyName: string;
            /**
             * Format: int64
             * @description The unit where it is a member too.
             */
            companyId: number | null;
            city: string | null;
            /**
             * @description Kind of the registration certificate.
             * @enum {string}
             */
            certType: "一级注册造价工程师" | "二级注册造价工程师" | "造价员" | "其他";
            /** @description Number of the registration certificate. */
            certNo: string;
            /** @description Major of the registration certificate. */
            certMajor: string | null;
            /**
             * Format: date
             * @description Of the registration certificate.
             */
            certIssueDate: string | null;
            /**
             * Format: date
             * @description Last day of the registration certificate.
             */
            certValidTo: string | null;
            /** @description Number in the association's register. */
            memberNo: string | null;
            /** @description Such as 会员 or 资深会员. */
            memberLevel: string | null;
            /** @description Day on which the membership began. */
            joinDate: components["schemas"]["Date"];
            /**
             * Format: date
             * @description Last day of the membership.
             */
            validTo: string | null;
            /** @description The membership's validity has ended. */
            isExpired: boolean;
            /** @description Absolute, or relative to the API base. */
            avatar: string | null;
            /** @description Of the published mini-site; null where there is none. */
            domainId: string | null;
        };
        /**
         * @example {
         *       "id": 201,
         *       "name": "沈维衡",
         *       "gender": "男",
         *       "idNumber": "349906********8296",
         *       "title": "正高级工程师",
         *       "position": "总工程师",
         *       "companyName": "江川衡准工程造价咨询有限公司",
         *       "companyId": 101,
         *       "city": "临江市",
         *       "certType": "一级注册造价工程师",
         *       "certNo": "建[造]1119349945898",
         *       "certMajor": "土木建筑",
         *       "certIssueDate": "2019-06-18",
         *       "certValidTo": "2027-06-17",
         *       "memberNo": "JC-P-2000-0201",
         *       "memberLevel": "常务理事",
         *       "joinDate": "2000-05-20",
         *       "validTo": "2026-12-31",
         *       "isExpired": false,
         *       "avatar": "files/avatars/shen-weiheng.svg",
         *       "domainId": "shen-weiheng",
         *       "createdDate": "2026-11-21T02:00:00.000Z",
         *       "lastModifiedDate": "2026-11-21T02:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 201
         *     }
         */
        Member: components["schemas"]["Audit"] & components["schemas"]["MemberFields"];
        /**
         * @description Address of a mini-site, unique over units and persons.
         * @example hengzhun
         */
        DomainId: string;
        /**
         * @example {
         *       "id": 101,
         *       "companyName": "江川衡准工程造价咨询有限公司",
         *       "uscc": "91349901M31072541P",
         *       "companyType": "造价咨询",
         *       "city": "临江市",
         *       "district": "江北区",
         *       "memberNo": "JC-U-1999-0101",
         *       "memberLevel": "会长单位",
         *       "joinDate": "1999-05-20",
         *       "validTo": "2026-12-31",
         *       "isExpired": false,
         *       "creditRating": "AAA",
         *       "creditYear": 2025,
         *       "level1Count": 62,
         *       "level2Count": 41,
         *       "staffCount": 236,
         *       "logoUrl": "files/logos/hengzhun.svg",
         *       "domainId": "hengzhun",
         *       "createdDate": "2026-11-21T02:00:00.000Z",
         *       "lastModifiedDate": "2026-11-21T02:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 101,
         *       "province": "江川省",
         *       "address": "临江市江北区观澜路118号江北金融中心12层",
         *       "postCode": "349000",
         *       "phone": "0590-8339563",
         *       "email": "office@hengzhun.example",
         *       "website": "https://www.hengzhun.example",
         *       "legalPerson": "沈维衡",
         *       "registeredCapital": 3000,
         *       "establishDate": "1998-06-12",
         *       "qualificationLevel": "甲级",
         *       "technicalLeader": "许静怡"
         *     }
         */
        CompanyDetail: components["schemas"]["Audit"] & components["schemas"]["CompanyFields"] & {
            province: string;
            address: string;
            postCode: string | null;
            /** @description The unit's own line. */
            phone: string | null;
            email: string | null;
            website: string | null;
            /** @description 法定代表人. */
            legalPerson: string;
            /** @description 万元. */
            registeredCapital: number | null;
            /**
             * Format: date
             * @description Of the business licence.
             */
            establishDate: string | null;
            /** @description 甲级 or 乙级, as held until the 资质 was abolished in 2021. */
            qualificationLevel: string | null;
            /** @description 技术负责人. */
            technicalLeader: string | null;
        };
        /**
         * @example {
         *       "id": 201,
         *       "name": "沈维衡",
         *       "gender": "男",
         *       "idNumber": "349906********8296",
         *       "title": "正高级工程师",
         *       "position": "总工程师",
         *       "companyName": "江川衡准工程造价咨询有限公司",
         *       "companyId": 101,
         *       "city": "临江市",
         *       "certType": "一级注册造价工程师",
         *       "certNo": "建[造]1119349945898",
         *       "certMajor": "土木建筑",
         *       "certIssueDate": "2019-06-18",
         *       "certValidTo": "2027-06-17",
         *       "memberNo": "JC-P-2000-0201",
         *       "memberLevel": "常务理事",
         *       "joinDate": "2000-05-20",
         *       "validTo": "2026-12-31",
         *       "isExpired": false,
         *       "avatar": "files/avatars/shen-weiheng.svg",
         *       "domainId": "shen-weiheng",
         *       "createdDate": "2026-11-21T02:00:00.000Z",
         *       "lastModifiedDate": "2026-11-21T02:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 201,
         *       "education": "硕士研究生",
         *       "school": "江川大学",
         *       "major": "工程管理",
         *       "degree": "硕士",
         *       "workStartDate": "1991-07-01"
         *     }
         */
        MemberDetail: components["schemas"]["Audit"] & components["schemas"]["MemberFields"] & {
            /** @description 学历. */
            education: string | null;
            school: string | null;
            major: string | null;
            /** @description 学位. */
            degree: string | null;
            /**
             * Format: date
             * @description When the person began to work.
             */
            workStartDate: string | null;
        };
        /**
         * @example {
         *       "id": 540,
         *       "memberId": 101,
         *       "name": "江川衡准工程造价咨询有限公司",
         *       "memberNo": "JC-U-1999-0101",
         *       "memberLevel": "会长单位",
         *       "feeYear": 2026,
         *       "isExempt": false,
         *       "payDate": "2026-03-12"
         *     }
         */
        FeeYear: {
            id: components["schemas"]["Id"];
            /** @description Of the unit or the person, as in the lists of members. */
            memberId: components["schemas"]["Id"];
            /** @description Of the unit or the person. */
            name: string;
            /** @description Number in the association's register. */
            memberNo: string | null;
            /** @description Of that year. */
            memberLevel: string;
            /** @description Calendar year that was settled. */
            feeYear: number;
            /** @description Nothing was to be paid. */
            isExempt: boolean;
            /**
             * Format: date
             * @description Day in PRC; null for an exempt year.
             */
            payDate: string | null;
        };
        /**
         * @example {
         *       "id": 4001,
         *       "companyId": 101,
         *       "companyName": "江川衡准工程造价咨询有限公司",
         *       "city": "临江市",
         *       "year": 2025,
         *       "level": "AAA",
         *       "score": 96.4,
         *       "rank": 1,
         *       "certNo": "JCXY-2025-0101",
         *       "validTo": "2028-12-31",
         *       "isExpired": false,
         *       "createdDate": "2025-12-18T01:00:00.000Z",
         *       "lastModifiedDate": "2025-12-18T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 4001
         *     }
         */
        CompanyRating: components["schemas"]["Audit"] & {
            companyId: components["schemas"]["Id"];
            companyName: string;
            city: string;
            /** @description The year that was rated. */
            year: number;
            level: components["schemas"]["CreditLevel"];
            /** @description Points of a hundred. */
            score: number;
            /** @description By score within the year. */
            rank: number;
            /** @description Number of the rating's certificate. */
            certNo: string;
            /** @description Last day on which it holds. */
            validTo: components["schemas"]["Date"];
            /** @description The rating's validity has ended. */
            isExpired: boolean;
        };
        /**
         * @example {
         *       "year": 2025,
         *       "companyCount": 26
         *     }
         */
        PublishedYear: {
            /** @description For a filter by `year.equals`. */
            year: number;
            /** @description Units that are published for the year. */
            companyCount: number;
        };
        /**
         * @example {
         *       "id": 5001,
         *       "companyId": 101,
         *       "companyName": "江川衡准工程造价咨询有限公司",
         *       "city": "临江市",
         *       "year": 2025,
         *       "metric": "营业收入",
         *       "rank": 1,
         *       "value": 9860,
         *       "createdDate": "2026-04-20T01:00:00.000Z",
         *       "lastModifiedDate": "2026-04-20T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 5001
         *     }
         */
        CompanyRanking: components["schemas"]["Audit"] & {
            companyId: components["schemas"]["Id"];
            companyName: string;
            city: string;
            /** @description The year that the figures are of. */
            year: number;
            /**
             * @description What the places are by; 人均 is the revenue a head.
             * @enum {string}
             */
            metric: "营业收入" | "利润" | "人均";
            /** @description 1 is the first; within the year and metric. */
            rank: number;
            /** @description 万元; for 人均 a head. */
            value: number;
        };
        /**
         * @description Absolute, or relative to the API base.
         * @example files/covers/site-hengzhun-1.svg
         */
        PictureUrl: string;
        /**
         * @description Pictures of the banner, or the address of a single one.
         * @example [
         *       {
         *         "id": 30301,
         *         "imgUrl": "files/covers/site-hengzhun-1.svg"
         *       }
         *     ]
         * @example files/covers/site-hengzhun-1.svg
         */
        CoverId: {
            id: components["schemas"]["Id"];
            imgUrl: components["schemas"]["PictureUrl"];
        }[] | components["schemas"]["PictureUrl"];
        CompanySiteFields: {
            companyName: string;
            coverId: components["schemas"]["CoverId"];
            domainId: components["schemas"]["DomainId"];
            /** @description The unit in the list of members. */
            companyId: components["schemas"]["Id"];
            /** @description What the unit does in the trade. */
            companyType: string;
            city: string;
            /** @description Such as 会员单位 or 理事单位. */
            memberLevel: string | null;
            logoUrl: components["schemas"]["PictureUrl"] | null;
        };
        /**
         * @example {
         *       "id": 303,
         *       "companyName": "江川衡准工程造价咨询有限公司",
         *       "coverId": [
         *         {
         *           "id": 30301,
         *           "imgUrl": "files/covers/site-hengzhun-1.svg"
         *         }
         *       ],
         *       "domainId": "hengzhun",
         *       "companyId": 101,
         *       "companyType": "造价咨询",
         *       "city": "临江市",
         *       "memberLevel": "会长单位",
         *       "logoUrl": "files/logos/hengzhun.svg",
         *       "createdDate": "2024-03-11T01:00:00.000Z",
         *       "lastModifiedDate": "2026-10-08T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 303
         *     }
         */
        CompanySiteSummary: components["schemas"]["Audit"] & components["schemas"]["CompanySiteFields"];
        MemberSiteFields: {
            name: string;
            coverId: components["schemas"]["CoverId"];
            domainId: components["schemas"]["DomainId"];
            /** @description The person in the list of members. */
            memberId: components["schemas"]["Id"];
            /** @description Absolute, or relative to the API base; null without a picture. */
            avatar: string | null;
            /** @description 职称. */
            title: string | null;
            companyName: string;
            /** @description Kind of the registration certificate. */
            certType: string;
            /** @description Major of the registration certificate. */
            certMajor: string | null;
            city: string | null;
            /** @description Such as 会员 or 资深会员. */
            memberLevel: string | null;
        };
        /**
         * @example {
         *       "id": 318,
         *       "name": "沈维衡",
         *       "coverId": "files/covers/site-shen-weiheng-1.svg",
         *       "domainId": "shen-weiheng",
         *       "memberId": 201,
         *       "avatar": "files/avatars/shen-weiheng.svg",
         *       "title": "正高级工程师",
         *       "companyName": "江川衡准工程造价咨询有限公司",
         *       "certType": "一级注册造价工程师",
         *       "certMajor": "土木建筑",
         *       "city": "临江市",
         *       "memberLevel": "常务理事",
         *       "createdDate": "2024-03-11T01:00:00.000Z",
         *       "lastModifiedDate": "2026-10-08T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 318
         *     }
         */
        MemberSiteSummary: components["schemas"]["Audit"] & components["schemas"]["MemberSiteFields"];
        /**
         * @example {
         *       "data": {
         *         "id": 303,
         *         "companyName": "江川衡准工程造价咨询有限公司",
         *         "coverId": [
         *           {
         *             "id": 30301,
         *             "imgUrl": "files/covers/site-hengzhun-1.svg"
         *           }
         *         ],
         *         "domainId": "hengzhun",
         *         "companyId": 101,
         *         "companyType": "造价咨询",
         *         "city": "临江市",
         *         "memberLevel": "会长单位",
         *         "logoUrl": "files/logos/hengzhun.svg",
         *         "createdDate": "2024-03-11T01:00:00.000Z",
         *         "lastModifiedDate": "2026-10-08T01:00:00.000Z",
         *         "isDeleted": 0,
         *         "orderNum": 303
         *       }
         *     }
         */
        CompanySiteInfo: {
            data: components["schemas"]["CompanySiteSummary"];
        };
        /**
         * @example {
         *       "data": {
         *         "id": 318,
         *         "name": "沈维衡",
         *         "coverId": "files/covers/site-shen-weiheng-1.svg",
         *         "domainId": "shen-weiheng",
         *         "memberId": 201,
         *         "avatar": "files/avatars/shen-weiheng.svg",
         *         "title": "正高级工程师",
         *         "companyName": "江川衡准工程造价咨询有限公司",
         *         "certType": "一级注册造价工程师",
         *         "certMajor": "土木建筑",
         *         "city": "临江市",
         *         "memberLevel": "常务理事",
         *         "createdDate": "2024-03-11T01:00:00.000Z",
         *         "lastModifiedDate": "2026-10-08T01:00:00.000Z",
         *         "isDeleted": 0,
         *         "orderNum": 318
         *       }
         *     }
         */
        MemberSiteInfo: {
            data: components["schemas"]["MemberSiteSummary"];
        };
        /**
         * @example {
         *       "phone": "0590-8339563",
         *       "email": "office@hengzhun.example",
         *       "address": "临江市江北区观澜路118号江北金融中心12层"
         *     }
         */
        SiteContacts: {
            contactName?: string | null;
            phone?: string | null;
            /** Format: email */
            email?: string | null;
            address?: string | null;
            postCode?: string | null;
            website?: string | null;
        };
        SiteContent: {
            /** @description HTML. */
            intro: string;
            logoUrl: components["schemas"]["PictureUrl"] | null;
            /** @description How to reach the owner, as far as it is to be shown. */
            contacts: components["schemas"]["SiteContacts"];
            /** @description Longitude in degrees; null where there is no map. */
            mapLng: number | null;
            /** @description Latitude in degrees; null where there is no map. */
            mapLat: number | null;
        };
        /**
         * @example {
         *       "id": 303,
         *       "companyName": "江川衡准工程造价咨询有限公司",
         *       "coverId": [
         *         {
         *           "id": 30301,
         *           "imgUrl": "files/covers/site-hengzhun-1.svg"
         *         }
         *       ],
         *       "domainId": "hengzhun",
         *       "companyId": 101,
         *       "companyType": "造价咨询",
         *       "city": "临江市",
         *       "memberLevel": "会长单位",
         *       "logoUrl": "files/logos/hengzhun.svg",
         *       "createdDate": "2024-03-11T01:00:00.000Z",
         *       "lastModifiedDate": "2026-10-08T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 303,
         *       "intro": "<p>公司成立于1998年，从事工程造价咨询与全过程工程咨询。</p>",
         *       "contacts": {
         *         "phone": "0590-8339563",
         *         "email": "office@hengzhun.example"
         *       },
         *       "mapLng": 118.7921,
         *       "mapLat": 31.2043
         *     }
         */
        CompanySite: components["schemas"]["Audit"] & components["schemas"]["CompanySiteFields"] & components["schemas"]["SiteContent"];
        /**
         * @example {
         *       "id": 318,
         *       "name": "沈维衡",
         *       "coverId": "files/covers/site-shen-weiheng-1.svg",
         *       "domainId": "shen-weiheng",
         *       "memberId": 201,
         *       "avatar": "files/avatars/shen-weiheng.svg",
         *       "title": "正高级工程师",
         *       "companyName": "江川衡准工程造价咨询有限公司",
         *       "certType": "一级注册造价工程师",
         *       "certMajor": "土木建筑",
         *       "city": "临江市",
         *       "memberLevel": "常务理事",
         *       "createdDate": "2024-03-11T01:00:00.000Z",
         *       "lastModifiedDate": "2026-10-08T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 318,
         *       "intro": "<p>从业三十余年，主持完成多项大型公共建筑的全过程造价管理。</p>",
         *       "logoUrl": null,
         *       "contacts": {
         *         "email": "shen.weiheng@mail.example"
         *       },
         *       "mapLng": null,
         *       "mapLat": null
         *     }
         */
        MemberSite: components["schemas"]["Audit"] & components["schemas"]["MemberSiteFields"] & components["schemas"]["SiteContent"];
        /**
         * @description State of what was saved. PUBLISHED is what was approved last, DRAFT differs from it and waits to be published, SUBMITTED is under review,
         *     RETURNED was refused and may be mended and published again.
         * @enum {string}
         */
        SiteStatus: "DRAFT" | "SUBMITTED" | "PUBLISHED" | "RETURNED";
        /**
         * @example {
         *       "domainId": "hengzhun",
         *       "coverId": [
         *         {
         *           "id": 30301,
         *           "imgUrl": "files/covers/site-hengzhun-1.svg"
         *         }
         *       ],
         *       "logoUrl": "files/logos/hengzhun.svg",
         *       "intro": "<p>公司成立于1998年，从事工程造价咨询。</p>",
         *       "contacts": {
         *         "phone": "0590-8339563",
         *         "email": "office@hengzhun.example"
         *       },
         *       "mapLng": 118.7921,
         *       "mapLat": 31.2043,
         *       "approvedDate": "2026-09-30T02:01:00.000Z"
         *     }
         */
        PublishedSite: components["schemas"]["SiteContent"] & {
            domainId: components["schemas"]["DomainId"];
            coverId: components["schemas"]["CoverId"];
            approvedDate: components["schemas"]["Instant"];
        };
        /**
         * @example {
         *       "id": 303,
         *       "ownerType": "UNIT",
         *       "name": "江川衡准工程造价咨询有限公司",
         *       "domainId": "hengzhun",
         *       "coverId": [
         *         {
         *           "id": 30301,
         *           "imgUrl": "files/covers/site-hengzhun-1.svg"
         *         }
         *       ],
         *       "logoUrl": "files/logos/hengzhun.svg",
         *       "intro": "<p>公司成立于1998年，从事工程造价咨询与全过程工程咨询。</p>",
         *       "contacts": {
         *         "phone": "0590-8339563",
         *         "email": "office@hengzhun.example"
         *       },
         *       "mapLng": 118.7921,
         *       "mapLat": 31.2043,
         *       "isPublished": 1,
         *       "status": "DRAFT",
         *       "opinion": "同意发布。",
         *       "submittedDate": "2026-09-30T02:00:00.000Z",
         *       "published": {
         *         "domainId": "hengzhun",
         *         "coverId": [
         *           {
         *             "id": 30301,
         *             "imgUrl": "files/covers/site-hengzhun-1.svg"
         *           }
         *         ],
         *         "logoUrl": "files/logos/hengzhun.svg",
         *         "intro": "<p>公司成立于1998年，从事工程造价咨询。</p>",
         *         "contacts": {
         *           "phone": "0590-8339563",
         *           "email": "office@hengzhun.example"
         *         },
         *         "mapLng": 118.7921,
         *         "mapLat": 31.2043,
         *         "approvedDate": "2026-09-30T02:01:00.000Z"
         *       },
         *       "createdDate": "2024-03-11T01:00:00.000Z",
         *       "lastModifiedDate": "2026-10-08T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 303
         *     }
         */
        OwnSite: components["schemas"]["Audit"] & components["schemas"]["SiteContent"] & {
            ownerType: components["schemas"]["OwnerType"];
            name: string;
            domainId: components["schemas"]["DomainId"];
            coverId: components["schemas"]["CoverId"];
            /** @description 1 when visitors may see what was approved. */
            isPublished: components["schemas"]["Flag"];
            status: components["schemas"]["SiteStatus"];
            /** @description What the association wrote at its last decision. */
            opinion: string | null;
            /**
             * Format: date-time
             * @description When it was last sent to the review.
             */
            submittedDate: string | null;
            /** @description What was approved last; null while nothing was. */
            published: components["schemas"]["PublishedSite"] | null;
        };
        /**
         * @example {
         *       "id": 301,
         *       "domainId": "hengxin",
         *       "coverId": [
         *         {
         *           "id": 30101,
         *           "imgUrl": "files/covers/site-hengxin-1.svg"
         *         }
         *       ],
         *       "logoUrl": "files/logos/hengxin.svg",
         *       "intro": "<p>江川恒信工程造价咨询有限公司成立于2003年。</p>",
         *       "contacts": {
         *         "phone": "0590-8226018",
         *         "address": "临江市滨江区闻涛路258号恒信大厦6层"
         *       },
         *       "mapLng": 118.8012,
         *       "mapLat": 31.1957,
         *       "isPublished": 1
         *     }
         */
        SiteUpdate: {
            id: components["schemas"]["Id"];
            domainId: components["schemas"]["DomainId"];
            coverId: components["schemas"]["CoverId"];
            logoUrl?: components["schemas"]["PictureUrl"] | null;
            /** @description HTML, kept as sent; at most 100 KiB in UTF-8. One with scripts, frames or addresses that no browser can open is refused. */
            intro: string;
            contacts?: components["schemas"]["SiteContacts"];
            /** @description Only together with mapLat. */
            mapLng?: number | null;
            /** @description Only together with mapLng. */
            mapLat?: number | null;
            /** @description 1 when visitors may see what was approved, 0 when they see nothing. */
            isPublished: components["schemas"]["Flag"];
        };
        /**
         * @example {
         *       "domainId": "my-studio",
         *       "coverId": "files/covers/site-hengzhun-1.svg",
         *       "intro": "<p>专注公共建筑与城市更新项目的造价咨询。</p>",
         *       "contacts": {
         *         "email": "studio@mail.example",
         *         "address": "临江市江北区观澜路20号"
         *       },
         *       "isPublished": 1
         *     }
         */
        SiteInput: {
            domainId: components["schemas"]["DomainId"];
            coverId: components["schemas"]["CoverId"];
            logoUrl?: components["schemas"]["PictureUrl"] | null;
            /** @description HTML, kept as sent; at most 100 KiB in UTF-8. One with scripts, frames or addresses that no browser can open is refused. */
            intro: string;
            contacts?: components["schemas"]["SiteContacts"];
            /** @description Only together with mapLat. */
            mapLng?: number | null;
            /** @description Only together with mapLng. */
            mapLat?: number | null;
            /** @description 1 when visitors may see what was approved, 0 when they see nothing. */
            isPublished: components["schemas"]["Flag"];
        };
        /**
         * @description 动态, 工程案例, 荣誉, 业绩, 执业资格; the last two only for persons.
         * @enum {string}
         */
        ItemKind: "NEWS" | "CONSTRUCT" | "CERTIFICATE" | "ACHIEVE" | "PROF";
        SiteItemFields: {
            kind: components["schemas"]["ItemKind"];
            title: string;
            summary: string | null;
            /** @description Null without a picture. */
            coverUrl: components["schemas"]["PictureUrl"] | null;
            /**
             * Format: date
             * @description Day of the award, the certificate or the completion.
             */
            eventDate: string | null;
        };
        SiteItemPlace: {
            domainId: components["schemas"]["DomainId"];
            /** @description The unit or the person in the list of members. */
            ownerId: components["schemas"]["Id"];
            /** @description Of the unit or the person. */
            ownerName: string;
            publishDate: components["schemas"]["Instant"];
        };
        /**
         * @example {
         *       "id": 6001,
         *       "kind": "NEWS",
         *       "title": "公司中标临江图书馆新馆全过程造价咨询",
         *       "summary": "服务范围覆盖决策、设计、招采、施工与结算五个阶段。",
         *       "coverUrl": null,
         *       "eventDate": null,
         *       "domainId": "hengxin",
         *       "ownerId": 6,
         *       "ownerName": "江川恒信工程造价咨询有限公司",
         *       "publishDate": "2026-11-09T02:20:00.000Z",
         *       "createdDate": "2026-11-09T01:00:00.000Z",
         *       "lastModifiedDate": "2026-11-09T02:20:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 6001
         *     }
         */
        SiteItem: components["schemas"]["Audit"] & components["schemas"]["SiteItemFields"] & components["schemas"]["SiteItemPlace"];
        /**
         * @example {
         *       "id": 6001,
         *       "kind": "NEWS",
         *       "title": "公司中标临江图书馆新馆全过程造价咨询",
         *       "summary": "服务范围覆盖决策、设计、招采、施工与结算五个阶段。",
         *       "coverUrl": null,
         *       "eventDate": null,
         *       "domainId": "hengxin",
         *       "ownerId": 6,
         *       "ownerName": "江川恒信工程造价咨询有限公司",
         *       "publishDate": "2026-11-09T02:20:00.000Z",
         *       "createdDate": "2026-11-09T01:00:00.000Z",
         *       "lastModifiedDate": "2026-11-09T02:20:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 6001,
         *       "content": "<p>服务范围覆盖决策、设计、招采、施工与结算五个阶段。</p>"
         *     }
         */
        SiteItemDetail: components["schemas"]["Audit"] & components["schemas"]["SiteItemFields"] & components["schemas"]["SiteItemPlace"] & {
            /** @description HTML as its author sent it. */
            content: string;
        };
        /**
         * @description State of the author's text. RETURNED may be mended and submitted again, REJECTED may not.
         * @enum {string}
         */
        SiteItemStatus: "DRAFT" | "SUBMITTED" | "PUBLISHED" | "RETURNED" | "REJECTED";
        /**
         * @example {
         *       "id": 6001,
         *       "kind": "NEWS",
         *       "title": "公司中标临江图书馆新馆全过程造价咨询",
         *       "summary": "服务范围覆盖决策、设计、招采、施工与结算五个阶段。",
         *       "coverUrl": null,
         *       "eventDate": null,
         *       "content": "<p>服务范围覆盖决策、设计、招采、施工与结算五个阶段。</p>",
         *       "status": "PUBLISHED",
         *       "opinion": "同意发布",
         *       "submittedDate": "2026-11-09T01:00:00.000Z",
         *       "publishDate": "2026-11-09T02:20:00.000Z",
         *       "createdDate": "2026-11-09T01:00:00.000Z",
         *       "lastModifiedDate": "2026-11-09T02:20:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 6001
         *     }
         */
        OwnSiteItem: components["schemas"]["Audit"] & components["schemas"]["SiteItemFields"] & {
            /** @description HTML as its author sent it. */
            content: string;
            status: components["schemas"]["SiteItemStatus"];
            /** @description What the association wrote at its last decision. */
            opinion: string | null;
            /**
             * Format: date-time
             * @description When it last went to the review.
             */
            submittedDate: string | null;
            /**
             * Format: date-time
             * @description Since when a text of it is visible; null while none is.
             */
            publishDate: string | null;
        };
        /**
         * @example {
         *       "id": 6001,
         *       "kind": "NEWS",
         *       "title": "公司中标临江图书馆新馆全过程造价咨询服务",
         *       "summary": "服务范围覆盖决策、设计、招采、施工与结算五个阶段。",
         *       "content": "<p>服务范围覆盖决策、设计、招采、施工与结算五个阶段，服务期三十个月。</p>",
         *       "status": "SUBMITTED"
         *     }
         */
        SiteItemUpdate: {
            id: components["schemas"]["Id"];
            /** @description An item keeps the kind that it was written with. */
            kind: components["schemas"]["ItemKind"];
            title: string;
            summary?: string | null;
            /** @description Null without a picture. */
            coverUrl?: components["schemas"]["PictureUrl"] | null;
            /**
             * Format: date
             * @description Day of the award, the certificate or the completion.
             */
            eventDate?: string | null;
            /** @description HTML, kept as sent; at most 100 KiB in UTF-8. One with scripts, frames or addresses that no browser can open is refused. */
            content: string;
            /**
             * @description DRAFT keeps it, SUBMITTED asks for the review.
             * @enum {string}
             */
            status: "DRAFT" | "SUBMITTED";
        };
        /**
         * @example {
         *       "kind": "NEWS",
         *       "title": "公司承担的结算审核项目通过协会质量抽查",
         *       "summary": "抽查覆盖计量、计价与归档三个环节。",
         *       "content": "<p>协会质量抽查组查阅了项目成果文件，认为计量准确、归档完整。</p>",
         *       "status": "SUBMITTED"
         *     }
         */
        SiteItemInput: {
            /** @description An item keeps the kind that it was written with. */
            kind: components["schemas"]["ItemKind"];
            title: string;
            summary?: string | null;
            /** @description Null without a picture. */
            coverUrl?: components["schemas"]["PictureUrl"] | null;
            /**
             * Format: date
             * @description Day of the award, the certificate or the completion.
             */
            eventDate?: string | null;
            /** @description HTML, kept as sent; at most 100 KiB in UTF-8. One with scripts, frames or addresses that no browser can open is refused. */
            content: string;
            /**
             * @description DRAFT keeps it, SUBMITTED asks for the review.
             * @enum {string}
             */
            status: "DRAFT" | "SUBMITTED";
        };
        /**
         * @description The fee standards, by what a request names them.
         * @enum {string}
         */
        CalculatorStandardCode: "BIDDING_AGENCY" | "SUPERVISION" | "DESIGN" | "PRELIMINARY_CONSULTING" | "CONSTRUCTION_MANAGEMENT" | "COST_CONSULTING";
        /** @description What a number may be. `max` is included, `min` unless `isMinExclusive`. */
        CalculatorLimits: {
            /** @description The least that it may be. */
            min: number;
            /** @description Whether `min` itself is too small. */
            isMinExclusive: boolean;
            /** @description The most that it may be. */
            max: number;
            /** @description Digits after the point at most. */
            decimals: number;
        };
        /** @description Of a service or of an option. */
        CalculatorCode: string;
        /** @enum {string} */
        CalculatorRateUnit: "%" | "‰";
        CalculatorTier: {
            /** @description Lower bound in 万元; not included. */
            above: number;
            /** @description Upper bound in 万元; included. Null where there is none. */
            upTo: number | null;
            /** @description In the table's `rateUnit`. */
            rate: number;
        };
        /** @description Each tier's part of the amount bears its own rate. */
        CalculatorTierTable: {
            /**
             * @description Tells the two kinds of table apart. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "TIERS";
            /** @description Of the rates of all tiers. */
            rateUnit: components["schemas"]["CalculatorRateUnit"];
            /** @description From the lowest bound up, without a gap. */
            tiers: components["schemas"]["CalculatorTier"][];
        };
        CalculatorPoint: {
            /** @description 万元. */
            amount: number;
            /** @description 万元. */
            fee: number;
        };
        CalculatorRateBeyond: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "RATE";
            /** @description Of the whole amount. */
            rate: number;
            /** @description Of the rate. */
            rateUnit: components["schemas"]["CalculatorRateUnit"];
        };
        /** @description Between what the parties agree; 万元. */
        CalculatorFeeRange: {
            min: number;
            max: number;
        };
        CalculatorAgreementBeyond: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "AGREEMENT";
            fee: components["schemas"]["CalculatorFeeRange"];
            /** @description Why the parties agree on it. */
            reason: string;
        };
        /** @description Straight lines between the points. */
        CalculatorPointTable: {
            /**
             * @description Tells the two kinds of table apart. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "POINTS";
            /** @description From the smallest amount up. */
            points: components["schemas"]["CalculatorPoint"][];
            /** @description Why there is no fee below the first point. */
            belowReason: string;
            /** @description What applies above the last point. */
            beyond: components["schemas"]["CalculatorRateBeyond"] | components["schemas"]["CalculatorAgreementBeyond"];
        };
        /** @description A yes or no; with it the fee is `rate` percent of the full one. */
        CalculatorFlagExtra: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "FLAG";
            /**
             * @description What a request names it by.
             * @constant
             */
            code: "documentsOnly";
            /** @description For the reader. */
            name: string;
            /** @description Percent of the full fee. */
            rate: number;
        };
        /** @description An amount in 万元, of which `rate` percent are added to the fee. Not given means 0. */
        CalculatorAmountExtra: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "AMOUNT";
            /**
             * @description What a request names it by.
             * @enum {string}
             */
            code: "reducedAmount" | "increasedAmount";
            /** @description For the reader. */
            name: string;
            /** @description Percent of the amount. */
            rate: number;
            limits: components["schemas"]["CalculatorLimits"];
            /** @description Whether it may not exceed `amount`. */
            isWithinAmount: boolean;
        };
        /** @description A further input of a service. */
        CalculatorExtra: components["schemas"]["CalculatorFlagExtra"] | components["schemas"]["CalculatorAmountExtra"];
        CalculatorService: {
            /** @description What a request names it by. */
            code: components["schemas"]["CalculatorCode"];
            /** @description For the reader. */
            name: string;
            /** @description What `amount` is with this service, such as 中标金额. */
            amountName: string;
            table: components["schemas"]["CalculatorTierTable"] | components["schemas"]["CalculatorPointTable"];
            /** @description The most the full service may cost; 万元. */
            cap: number | null;
            /** @description Further inputs of the form. */
            extras: components["schemas"]["CalculatorExtra"][];
        };
        /**
         * @description The factors, by what a request names them.
         * @enum {string}
         */
        CalculatorCoefficientCode: "profession" | "industry" | "complexity" | "elevation";
        CalculatorChoice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "CHOICE";
            /** @description What a request names it by. */
            code: components["schemas"]["CalculatorCoefficientCode"];
            /** @description For the reader. */
            name: string;
            /** @description Those that can be chosen. */
            options: {
                code: components["schemas"]["CalculatorCode"];
                name: string;
                /** @description Null where the parties agree on it. */
                factor: number | null;
            }[];
            /** @description Code of an option. */
            default: string;
        };
        CalculatorRange: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "RANGE";
            /** @description What a request names it by. */
            code: components["schemas"]["CalculatorCoefficientCode"];
            /** @description For the reader. */
            name: string;
            limits: components["schemas"]["CalculatorLimits"];
            /** @description The factor that applies where none is given. */
            default: number;
        };
        /** @description A factor; the default applies where none is given. */
        CalculatorCoefficient: components["schemas"]["CalculatorChoice"] | components["schemas"]["CalculatorRange"];
        /**
         * @example {
         *       "id": 2,
         *       "orderNum": 2,
         *       "code": "SUPERVISION",
         *       "name": "施工监理服务费",
         *       "documentNo": "发改价格〔2007〕670号",
         *       "method": "INTERPOLATION",
         *       "unit": "万元",
         *       "isConfirmed": true,
         *       "confirmationNote": null,
         *       "amount": {
         *         "min": 0,
         *         "isMinExclusive": true,
         *         "max": 100000000,
         *         "decimals": 6
         *       },
         *       "services": [
         *         {
         *           "code": "SUPERVISION",
         *           "name": "施工监理",
         *           "amountName": "计费额",
         *           "table": {
         *             "kind": "POINTS",
         *             "points": [
         *               {
         *                 "amount": 500,
         *                 "fee": 16.5
         *               },
         *               {
         *                 "amount": 1000,
         *                 "fee": 30.1
         *               }
         *             ],
         *             "belowReason": "计费额低于500万元的，收费由双方协商确定",
         *             "beyond": {
         *               "kind": "RATE",
         *               "rate": 1.039,
         *               "rateUnit": "%"
         *             }
         *           },
         *           "cap": null,
         *           "extras": []
         *         }
         *       ],
         *       "coefficients": [
         *         {
         *           "kind": "CHOICE",
         *           "code": "complexity",
         *           "name": "工程复杂程度调整系数",
         *           "options": [
         *             {
         *               "code": "SIMPLE",
         *               "name": "一般（Ⅰ级）",
         *               "factor": 0.85
         *             },
         *             {
         *               "code": "MODERATE",
         *               "name": "较复杂（Ⅱ级）",
         *               "factor": 1
         *             },
         *             {
         *               "code": "COMPLEX",
         *               "name": "复杂（Ⅲ级）",
         *               "factor": 1.15
         *             }
         *           ],
         *           "default": "MODERATE"
         *         }
         *       ],
         *       "float": {
         *         "min": -20,
         *         "isMinExclusive": false,
         *         "max": 20,
         *         "decimals": 2
         *       },
         *       "notes": [
         *         "计费额超过最高档的，以计费额乘以收费率计算收费基价。"
         *       ],
         *       "disclaimer": "该项服务已实行市场调节价（发改价格〔2015〕299号），计算结果仅供参考。"
         *     }
         */
        CalculatorStandard: {
            id: components["schemas"]["Id"];
            /** @description Place in the list. */
            orderNum: number;
            code: components["schemas"]["CalculatorStandardCode"];
            /** @description Of the fee, for the reader. */
            name: string;
            /** @description 文号 of what it rests on. */
            documentNo: string;
            /**
             * @description PROGRESSIVE by tiers, INTERPOLATION between points.
             * @enum {string}
             */
            method: "PROGRESSIVE" | "INTERPOLATION";
            /**
             * @description Of every amount and fee but `feeYuan`.
             * @constant
             */
            unit: "万元";
            /** @description Whether the table was confirmed in a published source. */
            isConfirmed: boolean;
            /** @description What the reader is to know of it, if anything. */
            confirmationNote: string | null;
            /** @description Limits of the sum that the fee is computed from. */
            amount: components["schemas"]["CalculatorLimits"];
            /** @description Where there is one alone it need not be named. */
            services: components["schemas"]["CalculatorService"][];
            /** @description Factors that the form asks for. */
            coefficients: components["schemas"]["CalculatorCoefficient"][];
            /** @description Limits of the percentage that the parties may go up or down; null where there is none. */
            float: components["schemas"]["CalculatorLimits"] | null;
            /** @description What the document says besides, for the reader. */
            notes: string[];
            /** @description To be shown with each result. */
            disclaimer: string;
        };
        /** @description 万元 with at most six decimals. */
        CalculatorAmount: number;
        /** @description 万元 with at most six decimals. */
        CalculatorExtraAmount: number;
        /**
         * @example {
         *       "standard": "BIDDING_AGENCY",
         *       "service": "WORKS",
         *       "amount": 6000
         *     }
         * @example {
         *       "standard": "BIDDING_AGENCY",
         *       "service": "GOODS",
         *       "amount": 3200.5,
         *       "float": -20,
         *       "extras": {
         *         "documentsOnly": true
         *       }
         *     }
         * @example {
         *       "standard": "SUPERVISION",
         *       "amount": 4000,
         *       "coefficients": {
         *         "profession": "BUILDING_MUNICIPAL",
         *         "complexity": "COMPLEX",
         *         "elevation": "UP_TO_3000"
         *       }
         *     }
         * @example {
         *       "standard": "PRELIMINARY_CONSULTING",
         *       "service": "FEASIBILITY_REPORT",
         *       "amount": 30000,
         *       "coefficients": {
         *         "industry": "FORESTRY_COMMERCE_BUILDING",
         *         "complexity": 1.1
         *       }
         *     }
         * @example {
         *       "standard": "COST_CONSULTING",
         *       "service": "SETTLEMENT_REVIEW",
         *       "amount": 2600,
         *       "extras": {
         *         "reducedAmount": 180.25,
         *         "increasedAmount": 12
         *       }
         *     }
         */
        CalculationRequest: {
            standard: components["schemas"]["CalculatorStandardCode"];
            /** @description One of the standard's services; needed where it has several. */
            service?: components["schemas"]["CalculatorCode"];
            amount: components["schemas"]["CalculatorAmount"];
            /** @description Those of the standard; of a CHOICE the option's code, of a RANGE the factor. Each may be left out. */
            coefficients?: {
                profession?: components["schemas"]["CalculatorCode"];
                industry?: components["schemas"]["CalculatorCode"];
                /** @description The code of a CHOICE, or the factor of a RANGE. */
                complexity?: string | number;
                elevation?: components["schemas"]["CalculatorCode"];
            };
            /** @description Percent up, or down when negative; 0 when left out. */
            float?: number;
            /** @description Those of the service; each may be left out. */
            extras?: {
                /** @description Whether the bidding documents alone are prepared. */
                documentsOnly?: boolean;
                /** @description 核减额 in 万元. */
                reducedAmount?: components["schemas"]["CalculatorExtraAmount"];
                /** @description 核增额 in 万元. */
                increasedAmount?: components["schemas"]["CalculatorExtraAmount"];
            };
        };
        CalculationTier: {
            /** @description Lower bound in 万元; not included. */
            above: number;
            /** @description Upper bound in 万元; included. Null where there is none. */
            upTo: number | null;
            /** @description How much of the amount lies in the tier. */
            part: number;
            /** @description In the working's `rateUnit`. */
            rate: number;
            /** @description What the tier adds; 万元. */
            fee: number;
        };
        CalculationTierWorking: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "TIERS";
            /** @description Of the rates of all tiers. */
            rateUnit: components["schemas"]["CalculatorRateUnit"];
            /** @description Those that the amount reaches. */
            tiers: components["schemas"]["CalculationTier"][];
            /** @description As it is written down, for the reader. */
            formula: string;
        };
        CalculationPointWorking: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "POINTS";
            /** @description The point of the table below the amount. */
            lower: components["schemas"]["CalculatorPoint"];
            /** @description The point of the table above the amount. */
            upper: components["schemas"]["CalculatorPoint"];
            /** @description As it is written down, for the reader. */
            formula: string;
        };
        /** @description Above the last point. */
        CalculationRateWorking: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "RATE";
            /** @description Of the whole amount. */
            rate: number;
            /** @description Of the rate. */
            rateUnit: components["schemas"]["CalculatorRateUnit"];
            /** @description As it is written down, for the reader. */
            formula: string;
        };
        /** @description How the base fee comes about. Figures are shown to at most twelve decimals; the chain goes on unrounded. */
        CalculationWorking: components["schemas"]["CalculationTierWorking"] | components["schemas"]["CalculationPointWorking"] | components["schemas"]["CalculationRateWorking"];
        CalculationAdjustment: {
            /**
             * @description COEFFICIENT, FLOAT and SHARE multiply, CAP limits, ADDITION adds.
             * @enum {string}
             */
            kind: "COEFFICIENT" | "FLOAT" | "CAP" | "SHARE" | "ADDITION";
            /** @description `cap`, `float`, or the code of the coefficient or the extra. */
            code: string;
            /** @description For the reader. */
            name: string;
            /** @description Name of the option taken. */
            choice: string | null;
            /** @description With CAP and ADDITION null, as with a factor to be agreed on. */
            factor: number | null;
            /** @description The cap or what is added; 万元. */
            value: number | null;
            /** @description Of a CAP whether the fee was above it; false where no fee is computed. */
            isApplied: boolean;
            /** @description The step as it is written down, for the reader. */
            formula: string | null;
            /** @description The fee after it; null where none is computed. */
            fee: number | null;
        };
        /**
         * @example {
         *       "standard": "BIDDING_AGENCY",
         *       "standardName": "招标代理服务费",
         *       "service": "WORKS",
         *       "serviceName": "工程招标",
         *       "documentNo": "计价格〔2002〕1980号、发改价格〔2011〕534号",
         *       "amount": 6000,
         *       "outcome": "CALCULATED",
         *       "fee": 22.55,
         *       "feeYuan": 225500,
         *       "feeRange": null,
         *       "reason": null,
         *       "baseFee": 22.55,
         *       "working": {
         *         "kind": "TIERS",
         *         "rateUnit": "%",
         *         "tiers": [
         *           {
         *             "above": 0,
         *             "upTo": 100,
         *             "part": 100,
         *             "rate": 1,
         *             "fee": 1
         *           },
         *           {
         *             "above": 100,
         *             "upTo": 500,
         *             "part": 400,
         *             "rate": 0.7,
         *             "fee": 2.8
         *           },
         *           {
         *             "above": 500,
         *             "upTo": 1000,
         *             "part": 500,
         *             "rate": 0.55,
         *             "fee": 2.75
         *           },
         *           {
         *             "above": 1000,
         *             "upTo": 5000,
         *             "part": 4000,
         *             "rate": 0.35,
         *             "fee": 14
         *           },
         *           {
         *             "above": 5000,
         *             "upTo": 10000,
         *             "part": 1000,
         *             "rate": 0.2,
         *             "fee": 2
         *           }
         *         ],
         *         "formula": "100 × 1% + 400 × 0.7% + 500 × 0.55% + 4000 × 0.35% + 1000 × 0.2% = 22.55"
         *       },
         *       "adjustments": [
         *         {
         *           "kind": "CAP",
         *           "code": "cap",
         *           "name": "最高限额",
         *           "choice": null,
         *           "factor": null,
         *           "value": 450,
         *           "isApplied": false,
         *           "formula": "min(22.55, 450) = 22.55",
         *           "fee": 22.55
         *         }
         *       ],
         *       "notes": [
         *         "按差额定率累进计费，各档下限不含、上限包含。",
         *         "先按约定上下浮动，再按一次招标全流程的最高限额封顶；仅编制招标文件的，按其30%计。"
         *       ],
         *       "disclaimer": "该项服务已实行市场调节价（发改价格〔2015〕299号），计算结果仅供参考。"
         *     }
         * @example {
         *       "standard": "SUPERVISION",
         *       "standardName": "施工监理服务费",
         *       "service": "SUPERVISION",
         *       "serviceName": "施工监理",
         *       "documentNo": "发改价格〔2007〕670号",
         *       "amount": 480,
         *       "outcome": "BY_AGREEMENT",
         *       "fee": null,
         *       "feeYuan": null,
         *       "feeRange": null,
         *       "reason": "计费额低于500万元的，收费由双方协商确定",
         *       "baseFee": null,
         *       "working": null,
         *       "adjustments": [],
         *       "notes": [
         *         "计费额在两档之间的，用直线内插法确定收费基价，再连乘各调整系数。",
         *         "计费额超过100亿元的，以计费额的1.039%为收费基价，略低于按最高档顺推的数额，此为文件原有规定。"
         *       ],
         *       "disclaimer": "该项服务已实行市场调节价（发改价格〔2015〕299号），计算结果仅供参考。"
         *     }
         */
        Calculation: {
            standard: components["schemas"]["CalculatorStandardCode"];
            /** @description For the reader. */
            standardName: string;
            service: components["schemas"]["CalculatorCode"];
            /** @description For the reader. */
            serviceName: string;
            /** @description 文号 of what it rests on. */
            documentNo: string;
            amount: components["schemas"]["CalculatorAmount"];
            /**
             * @description BY_AGREEMENT where the standard leaves the fee to the parties.
             * @enum {string}
             */
            outcome: "CALCULATED" | "BY_AGREEMENT";
            /** @description 万元 with at most six decimals; null when by agreement. */
            fee: number | null;
            /** @description The same fee in yuan with at most two decimals. */
            feeYuan: number | null;
            /** @description Between what the parties agree, where the document says so. */
            feeRange: components["schemas"]["CalculatorFeeRange"] | null;
            /** @description Why the fee is by agreement. */
            reason: string | null;
            /** @description Before any adjustment; null when by agreement already. */
            baseFee: number | null;
            /** @description How the base fee comes about; null where there is none. */
            working: components["schemas"]["CalculationWorking"] | null;
            /** @description In the order in which they apply. */
            adjustments: components["schemas"]["CalculationAdjustment"][];
            /** @description What the document says besides, for the reader. */
            notes: string[];
            /** @description To be shown with the result. */
            disclaimer: string;
        };
        /**
         * @description Whether submitting needs it: ALWAYS; UNLESS_KNOWN of a member whose particulars the association does not know yet, once any
         *     of them is given; IF_CHANGED of materials, where a particular changes that one of them proves; or NEVER, which may be left out.
         * @enum {string}
         */
        ApplyFieldNeed: "ALWAYS" | "UNLESS_KNOWN" | "IF_CHANGED" | "NEVER";
        /**
         * @example {
         *       "applyType": "PERSON",
         *       "applyKind": "UPGRADE",
         *       "fields": [
         *         {
         *           "field": "person.name",
         *           "need": "UNLESS_KNOWN"
         *         },
         *         {
         *           "field": "targetLevel",
         *           "need": "ALWAYS"
         *         },
         *         {
         *           "field": "reason",
         *           "need": "NEVER"
         *         },
         *         {
         *           "field": "materials",
         *           "need": "ALWAYS"
         *         },
         *         {
         *           "field": "statement",
         *           "need": "ALWAYS"
         *         }
         *       ],
         *       "materials": [
         *         {
         *           "type": "身份证",
         *           "isRequired": false,
         *           "ifChanged": []
         *         },
         *         {
         *           "type": "注册证",
         *           "isRequired": false,
         *           "ifChanged": []
         *         },
         *         {
         *           "type": "盖章申请表",
         *           "isRequired": true,
         *           "ifChanged": []
         *         },
         *         {
         *           "type": "其他",
         *           "isRequired": false,
         *           "ifChanged": []
         *         }
         *       ],
         *       "feesSettled": false
         *     }
         */
        ApplyRequirement: {
            applyType: components["schemas"]["OwnerType"];
            applyKind: components["schemas"]["ApplyKind"];
            /** @description In the order of the form. What is not listed is not for this kind. */
            fields: {
                /**
                 * @description Where it stands in the application, such as `company.uscc`, as `fieldErrors` name it. `company` or `person` alone: at least
                 *     one particular. `statement` has to be true.
                 */
                field: string;
                need: components["schemas"]["ApplyFieldNeed"];
            }[];
            /**
             * @description Kinds of material that may be handed in. An application that lacks one that it needs is refused with the kind; one with a
             *     kind that is not listed is returned by the review.
             */
            materials: {
                type: components["schemas"]["MaterialType"];
                /** @description Whatever else the application says. */
                isRequired: boolean;
                /**
                 * @description Particulars that this material proves: it is needed when one of them is stated otherwise than the association knows it. Named as
                 *     in `fields`; empty for kinds of application that need no such proof.
                 */
                ifChanged: string[];
            }[];
            /** @description Whether nothing may be owed; while something is, it is refused with 409 `error.feesOwed`. */
            feesSettled: boolean;
        };
        /**
         * @example {
         *       "id": 3001,
         *       "applyKind": "JOIN",
         *       "step": 1,
         *       "person": {
         *         "name": "童小满",
         *         "companyName": "青屿新锐数字建造科技有限公司",
         *         "certType": "二级注册造价工程师"
         *       },
         *       "statement": false,
         *       "status": "DRAFT"
         *     }
         */
        MemberApplyUpdate: {
            id: components["schemas"]["Id"];
            applyKind: components["schemas"]["ApplyKind"];
            /** @description The wizard's step: 0 基本信息, 1 资质/执业, 2 材料上传, 3 确认提交; 0 when it is left out. */
            step?: number;
            /** @description Of a unit; a JOIN needs it whole, a CHANGE what changes. */
            company?: components["schemas"]["CompanyBlock"] | null;
            /** @description Of a person; a JOIN needs it whole, a CHANGE what changes. */
            person?: components["schemas"]["PersonBlock"] | null;
            /** @description The level that an UPGRADE asks for. */
            targetLevel?: components["schemas"]["MemberLevel"] | null;
            /** @description Why; a QUIT needs it. */
            reason?: string | null;
            /** @description Name of the member who recommends the applicant. */
            recommender?: string | null;
            /** @description Uploaded files, each under its kind. */
            materials?: components["schemas"]["ApplyMaterial"][];
            /** @description That all of it is true; submitting needs it. */
            statement?: boolean;
            /**
             * @description DRAFT saves, also when it is left out.
             * @enum {string}
             */
            status?: "DRAFT" | "SUBMITTED";
        };
        /**
         * @example {
         *       "applyKind": "CHANGE",
         *       "step": 0,
         *       "reason": "职称已评定",
         *       "status": "DRAFT"
         *     }
         */
        MemberApplyDraft: {
            applyKind: components["schemas"]["ApplyKind"];
            /** @description The wizard's step: 0 基本信息, 1 资质/执业, 2 材料上传, 3 确认提交; 0 when it is left out. */
            step?: number;
            /** @description Of a unit; a JOIN needs it whole, a CHANGE what changes. */
            company?: components["schemas"]["CompanyBlock"] | null;
            /** @description Of a person; a JOIN needs it whole, a CHANGE what changes. */
            person?: components["schemas"]["PersonBlock"] | null;
            /** @description The level that an UPGRADE asks for. */
            targetLevel?: components["schemas"]["MemberLevel"] | null;
            /** @description Why; a QUIT needs it. */
            reason?: string | null;
            /** @description Name of the member who recommends the applicant. */
            recommender?: string | null;
            /** @description Uploaded files, each under its kind. */
            materials?: components["schemas"]["ApplyMaterial"][];
            /** @description That all of it is true; submitting needs it. */
            statement?: boolean;
            /**
             * @description DRAFT saves, also when it is left out.
             * @enum {string}
             */
            status?: "DRAFT" | "SUBMITTED";
        };
        /** @description One of the unit's own people by `personId`, whose other data is not read then; or a stranger by name, identity number and phone. */
        BatchMember: {
            /**
             * Format: int64
             * @description Of the unit's own people: the id in `GET /api/unit-people`.
             */
            personId?: number | null;
            /** @description Required without `personId`; answered in any case. */
            name?: string | null;
            /** @description Required without `personId`; null in answers about the unit's own people. */
            idNumber?: string | null;
            /** @description Required without `personId`; null in answers about the unit's own people. */
            phone?: string | null;
            /** @description Number of the registration certificate. */
            certNo?: string | null;
            /** @description The year that is paid for. */
            feeYear: number;
        };
        /**
         * @example {
         *       "id": 4001,
         *       "members": [
         *         {
         *           "name": "沈维衡",
         *           "idNumber": "349906196803128296",
         *           "phone": "15993320964",
         *           "feeYear": 2026
         *         }
         *       ],
         *       "status": "DRAFT"
         *     }
         */
        MemberApplyTopUpdate: {
            id: components["schemas"]["Id"];
            /** @description Rows, one for each person and year. */
            members: components["schemas"]["BatchMember"][];
            /**
             * @description DRAFT saves, also when it is left out.
             * @enum {string}
             */
            status?: "DRAFT" | "SUBMITTED";
        };
        /**
         * @description Follows the order: SUBMITTED while it is open, CLOSED when it ran out or was cancelled.
         * @enum {string}
         */
        BatchStatus: "DRAFT" | "SUBMITTED" | "PAID" | "CLOSED" | "REFUNDED";
        /**
         * @example {
         *       "id": 4001,
         *       "batchNo": "DJ20261118004001",
         *       "companyId": 6,
         *       "companyName": "江川恒信工程造价咨询有限公司",
         *       "members": [
         *         {
         *           "personId": null,
         *           "name": "沈维衡",
         *           "idNumber": "349906196803128296",
         *           "phone": "15993320964",
         *           "certNo": null,
         *           "feeYear": 2026
         *         }
         *       ],
         *       "personCount": 1,
         *       "totalAmount": 200,
         *       "status": "DRAFT",
         *       "orderId": null,
         *       "submitDate": null,
         *       "createdDate": "2026-11-18T02:00:00.000Z",
         *       "lastModifiedDate": "2026-11-18T02:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 4001
         *     }
         */
        MemberApplyTop: components["schemas"]["Audit"] & {
            /** @description Number that the association is asked by. */
            batchNo: string;
            companyId: components["schemas"]["Id"];
            companyName: string;
            members: components["schemas"]["BatchMember"][];
            /** @description People; one of whom several years are paid counts once. */
            personCount: number;
            /** @description By the tariff. */
            totalAmount: components["schemas"]["Yuan"];
            status: components["schemas"]["BatchStatus"];
            /**
             * Format: int64
             * @description What is paid; null before it is submitted.
             */
            orderId: number | null;
            /**
             * Format: date-time
             * @description When its fees went into the order; null for a draft.
             */
            submitDate: string | null;
        };
        /**
         * @example {
         *       "members": [
         *         {
         *           "name": "沈维衡",
         *           "idNumber": "349906196803128296",
         *           "phone": "15993320964",
         *           "feeYear": 2026
         *         }
         *       ],
         *       "status": "DRAFT"
         *     }
         * @example {
         *       "members": [
         *         {
         *           "personId": 1,
         *           "feeYear": 2026
         *         }
         *       ],
         *       "status": "DRAFT"
         *     }
         */
        MemberApplyTopDraft: {
            /** @description Rows, one for each person and year. */
            members: components["schemas"]["BatchMember"][];
            /**
             * @description DRAFT saves, also when it is left out.
             * @enum {string}
             */
            status?: "DRAFT" | "SUBMITTED";
        };
        /**
         * @description `id` is the person's, and is what a batch names it by.
         * @example {
         *       "id": 1,
         *       "companyId": 6,
         *       "companyName": "江川恒信工程造价咨询有限公司",
         *       "name": "林知远",
         *       "idNumber": "349901********7319",
         *       "certType": "一级注册造价工程师",
         *       "certNo": "建[造]1116349950217",
         *       "memberNo": "JC-P-2019-0001",
         *       "memberLevel": "会员",
         *       "validTo": "2026-12-31",
         *       "unpaidCount": 0,
         *       "unpaidAmount": 0,
         *       "createdDate": "2026-09-18T01:00:00.000Z",
         *       "lastModifiedDate": "2026-09-18T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 1
         *     }
         */
        UnitPerson: components["schemas"]["Audit"] & {
            companyId: components["schemas"]["Id"];
            /** @description The unit that the person belongs to. */
            companyName: string;
            name: string;
            /** @description Masked; null while the person has not given it. */
            idNumber: string | null;
            /** @description Kind of the registration certificate. */
            certType: string | null;
            /** @description Number of the registration certificate. */
            certNo: string | null;
            /** @description Null while the person is no member of the association. */
            memberNo: string | null;
            /** @description Null while the person is no member of the association. */
            memberLevel: string | null;
            /**
             * Format: date
             * @description Last day of the membership.
             */
            validTo: string | null;
            /** @description Fees that are UNPAID, OVERDUE or PAYING. */
            unpaidCount: number;
            unpaidAmount: components["schemas"]["Yuan"];
        };
        /**
         * @example {
         *       "id": 8001,
         *       "companyId": 6,
         *       "companyName": "江川恒信工程造价咨询有限公司",
         *       "phone": "13800010002",
         *       "personName": null,
         *       "remark": "请加入本单位，会费由单位统一代缴。",
         *       "status": "PENDING",
         *       "answeredDate": null,
         *       "createdDate": "2026-11-16T02:00:00.000Z",
         *       "lastModifiedDate": "2026-11-16T02:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 8001
         *     }
         */
        UnitInvitation: components["schemas"]["Audit"] & {
            companyId: components["schemas"]["Id"];
            /** @description The unit that invites. */
            companyName: string;
            phone: components["schemas"]["Phone"];
            /** @description Null until the person has accepted. */
            personName: string | null;
            /** @description What the unit wrote to the person. */
            remark: string | null;
            /**
             * @description WITHDRAWN was taken back by the unit before an answer; the person does not see it.
             * @enum {string}
             */
            status: "PENDING" | "ACCEPTED" | "DECLINED" | "WITHDRAWN";
            /**
             * Format: date-time
             * @description Null until the person has answered.
             */
            answeredDate: string | null;
        };
        /**
         * @example {
         *       "phone": "13700000031",
         *       "remark": "请加入本单位，会费由单位统一代缴。"
         *     }
         */
        UnitInvitationRequest: {
            phone: components["schemas"]["Phone"];
            /** @description For the person to read. */
            remark?: string | null;
        };
        /**
         * @description APPLY_FORM 入会申请表, UNIT_CERT and PERSON_CERT 会员证书, FEE_NOTICE 缴费通知, RECEIPT 缴费凭证.
         * @enum {string}
         */
        PrintType: "APPLY_FORM" | "UNIT_CERT" | "PERSON_CERT" | "FEE_NOTICE" | "RECEIPT";
        /** @description 144 bits. */
        VerifyCode: string;
        /**
         * @example {
         *       "id": 5001,
         *       "certNo": "JC-P-2019-0001",
         *       "printType": "PERSON_CERT",
         *       "holderName": "林知远",
         *       "memberNo": "JC-P-2019-0001",
         *       "memberLevel": "会员",
         *       "photoUrl": "files/avatars/lin.svg",
         *       "validFrom": "2026-01-01",
         *       "validTo": "2026-12-31",
         *       "issueDate": "2026-01-08",
         *       "issuer": "江川省建设工程造价管理协会",
         *       "sealUrl": "files/seals/association.svg",
         *       "verifyCode": "w6kunyEU95B8UjQc2Ap2VuHY",
         *       "verifyUrl": "http://127.0.0.1:5173/verify/w6kunyEU95B8UjQc2Ap2VuHY",
         *       "status": "VALID",
         *       "amount": null,
         *       "rows": [
         *         {
         *           "label": "入会日期",
         *           "value": "2019-05-20"
         *         }
         *       ],
         *       "createdDate": "2026-01-08T01:00:00.000Z",
         *       "lastModifiedDate": "2026-01-08T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 5001
         *     }
         */
        PrintInfo: components["schemas"]["Audit"] & {
            /** @description Of a form, the application's number; of a notice or a receipt, the fee's. */
            certNo: string;
            printType: components["schemas"]["PrintType"];
            /** @description Of the unit or the person. */
            holderName: string;
            /** @description Null of who is no member yet. */
            memberNo: string | null;
            /** @description Null of who is no member yet. */
            memberLevel: string | null;
            /** @description Relative to the API base. */
            photoUrl: string | null;
            /**
             * Format: date
             * @description Certificates only.
             */
            validFrom: string | null;
            /**
             * Format: date
             * @description Certificates only; the last day.
             */
            validTo: string | null;
            /** @description Day in PRC on which this content was printed first. */
            issueDate: components["schemas"]["Date"];
            /** @description The association's name. */
            issuer: string;
            /** @description Relative to the API base. */
            sealUrl: string;
            verifyCode: components["schemas"]["VerifyCode"];
            /** @description What the QR encodes: the website's page about this code. */
            verifyUrl: string;
            /**
             * @description REVOKED when what is printed is true no more.
             * @enum {string}
             */
            status: "VALID" | "EXPIRED" | "REVOKED";
            /** @description What is to be paid by a notice, or was paid by a receipt; null of all else. */
            amount: components["schemas"]["Yuan"] | null;
            /** @description What is printed besides, line by line; identity numbers are masked. */
            rows: {
                /** @description What the line is about. */
                label: string;
                /** @description What it says, as printed. */
                value: string;
            }[];
        };
        /**
         * @example {
         *       "ownerType": "PERSON",
         *       "ownerName": "苏婉清",
         *       "memberLevel": "会员",
         *       "feeStandard": 200,
         *       "unpaidCount": 2,
         *       "unpaidAmount": 400,
         *       "overdueCount": 1,
         *       "payableFeeIds": [
         *         513,
         *         514
         *       ],
         *       "validTo": "2026-12-31"
         *     }
         */
        MemberFeeInfo: {
            ownerType: components["schemas"]["OwnerType"];
            /** @description Of the person, or of the unit. */
            ownerName: string;
            /** @description Null before joining. */
            memberLevel: string | null;
            /** @description Yuan a year of the level; null before joining. */
            feeStandard: components["schemas"]["Yuan"] | null;
            /** @description Fees that are UNPAID, OVERDUE or PAYING. */
            unpaidCount: number;
            /** @description What the fees behind unpaidCount come to. */
            unpaidAmount: components["schemas"]["Yuan"];
            /** @description Those of them that are past their due date. */
            overdueCount: number;
            /** @description The fees behind unpaidCount, oldest first. */
            payableFeeIds: components["schemas"]["Id"][];
            /**
             * Format: date
             * @description Last day of the membership: the end of the last year that was paid for; null before joining. A refund takes it back to the year that is still paid.
             */
            validTo: string | null;
        };
        /**
         * @description CONFIRMING while the association looks for the money, ASKED_AGAIN when it did not find it, or not within seven days.
         * @enum {string}
         */
        TransferStatus: "AWAITING_PROOF" | "CONFIRMING" | "ASKED_AGAIN" | "CONFIRMED";
        /**
         * @example {
         *       "orderId": 708,
         *       "orderNo": "JC2026112100000708",
         *       "accountName": "江川省建设工程造价管理协会",
         *       "bankName": "江川银行临江分行营业部",
         *       "accountNo": "690112345678900018",
         *       "amount": 400,
         *       "remark": "会费 JC2026112100000708",
         *       "status": "AWAITING_PROOF",
         *       "proof": null,
         *       "handedInTime": null,
         *       "opinion": null,
         *       "expireTime": "2026-11-28T01:45:00.000Z"
         *     }
         */
        BankTransfer: {
            orderId: components["schemas"]["Id"];
            /** @description To be named in the transfer's remark. */
            orderNo: string;
            /** @description Whose account it is. */
            accountName: string;
            /** @description Where the account is held. */
            bankName: string;
            /** @description To transfer to. */
            accountNo: string;
            /** @description The order's total. */
            amount: components["schemas"]["Yuan"];
            /** @description What the transfer has to say. */
            remark: string;
            status: components["schemas"]["TransferStatus"];
            /** @description What was handed in last; null before. */
            proof: components["schemas"]["KeptFile"] | null;
            /**
             * Format: date-time
             * @description When the proof was handed in.
             */
            handedInTime: string | null;
            /** @description Why it is asked for again. */
            opinion: string | null;
            /** @description When the order closes unless it is confirmed before. */
            expireTime: components["schemas"]["Instant"];
        };
        /**
         * @description Whether the association pays the order back by rule, when it is asked back now.
         * @example {
         *       "until": "2026-12-21T02:00:00.000Z",
         *       "refusal": null
         *     }
         * @example {
         *       "until": "2026-10-15T02:10:00.000Z",
         *       "refusal": "TOO_LATE"
         *     }
         */
        OrderRefundTerms: {
            /** @description Thirty days after paying, seven for a course. */
            until: components["schemas"]["Instant"];
            /**
             * @description Why not; null while nothing is against it. REFUNDED_BEFORE for a fee of a year that was paid back once, INVOICE_USED once the
             *     buyer has booked the invoice; COMPLETED and WATCHED_TOO_MUCH as the progress of a course has them.
             * @enum {string|null}
             */
            refusal: "REFUNDED_BEFORE" | "INVOICE_USED" | "COMPLETED" | "WATCHED_TOO_MUCH" | "TOO_LATE" | null;
        };
        /**
         * @description Whether the course can be swapped for another one of the same price now.
         * @example {
         *       "until": "2026-11-28T02:00:00.000Z",
         *       "refusal": null
         *     }
         * @example {
         *       "until": "2026-10-15T02:10:00.000Z",
         *       "refusal": "SWAPPED_BEFORE"
         *     }
         */
        CourseSwapTerms: {
            /** @description Seven days after paying. */
            until: components["schemas"]["Instant"];
            /**
             * @description Why not; null while nothing is against it. SWAPPED_BEFORE once the order's course was swapped, COMPLETED once every lesson was
             *     watched, also when the course was started over since; WATCHED_TOO_MUCH above 10 %.
             * @enum {string|null}
             */
            refusal: "SWAPPED_BEFORE" | "COMPLETED" | "WATCHED_TOO_MUCH" | "TOO_LATE" | null;
        };
        OrderRefund: {
            /** @description What the payer wrote. */
            reason: string;
            /**
             * @description PENDING until the association has decided.
             * @enum {string}
             */
            status: "PENDING" | "APPROVED" | "REJECTED";
            /** @description What the association says to it. */
            opinion: string | null;
            requestedAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Null while it is PENDING.
             */
            decidedAt: string | null;
        };
        /**
         * @example {
         *       "itemType": "MEMBER_FEE",
         *       "itemId": 524,
         *       "itemName": "2026年度个人会员会费",
         *       "beneficiaryName": "程亦安",
         *       "feeYear": 2026,
         *       "quantity": 1,
         *       "price": 200,
         *       "amount": 200
         *     }
         */
        OrderItem: {
            /**
             * @description What is paid for; says whose id `itemId` is.
             * @enum {string}
             */
            itemType: "MEMBER_FEE" | "COURSE" | "OTHER";
            /** @description Id of the fee, the course or what else is paid for. */
            itemId: components["schemas"]["Id"];
            /** @description What is paid for, in words. */
            itemName: string;
            /** @description For whom it is paid. */
            beneficiaryName: string;
            /** @description Of a membership fee; null of all else. */
            feeYear: number | null;
            quantity: number;
            /** @description For one. */
            price: components["schemas"]["Yuan"];
            amount: components["schemas"]["Yuan"];
        };
        /**
         * @example {
         *       "id": 701,
         *       "orderNo": "JC2026112100000701",
         *       "orderType": "MEMBER_FEE",
         *       "payerType": "PERSON",
         *       "payerId": 5,
         *       "payerName": "程亦安",
         *       "subject": "2026年度个人会员会费",
         *       "totalAmount": 200,
         *       "payChannel": "WECHAT",
         *       "status": "CREATED",
         *       "transactionId": null,
         *       "codeUrl": "weixin://wxpay/bizpayurl?pr=7hGd0Kq",
         *       "expireTime": "2026-11-21T03:45:00.000Z",
         *       "payTime": null,
         *       "invoiceStatus": "NONE",
         *       "createdDate": "2026-11-21T01:45:00.000Z",
         *       "lastModifiedDate": "2026-11-21T01:45:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 701,
         *       "details": [
         *         {
         *           "itemType": "MEMBER_FEE",
         *           "itemId": 524,
         *           "itemName": "2026年度个人会员会费",
         *           "beneficiaryName": "程亦安",
         *           "feeYear": 2026,
         *           "quantity": 1,
         *           "price": 200,
         *           "amount": 200
         *         }
         *       ],
         *       "refund": null,
         *       "refundTerms": null,
         *       "swapTerms": null,
         *       "transfer": null
         *     }
         */
        MemberOrderDetail: components["schemas"]["MemberOrder"] & {
            /** @description Null unless the order is paid, or to be paid, by a transfer that was asked for here. */
            transfer: components["schemas"]["BankTransfer"] | null;
            /** @description Null unless the order is PAID. */
            refundTerms: components["schemas"]["OrderRefundTerms"] | null;
            /** @description Whether its course can be swapped now; null unless the order is PAID and over a course. */
            swapTerms: components["schemas"]["CourseSwapTerms"] | null;
            /** @description The refund that was last asked for. */
            refund: components["schemas"]["OrderRefund"] | null;
            /** @description Their amounts add up to the order's total. */
            details: components["schemas"]["OrderItem"][];
        };
        /**
         * @example {
         *       "reason": "重复缴费，申请退回"
         *     }
         */
        RefundRequest: {
            /** @description For the association to read. */
            reason: string;
        };
        /**
         * @example {
         *       "id": 12,
         *       "orderNo": "JC2026031200000012",
         *       "subject": "2026年度单位会员会费",
         *       "totalAmount": 5000,
         *       "payTime": "2026-03-12T01:34:00.000Z"
         *     }
         */
        InvoicedOrder: {
            id: components["schemas"]["Id"];
            orderNo: string;
            /** @description What was paid for. */
            subject: string;
            totalAmount: components["schemas"]["Yuan"];
            payTime: components["schemas"]["Instant"];
        };
        /**
         * @example {
         *       "orders": [
         *         {
         *           "id": 12,
         *           "orderNo": "JC2026031200000012",
         *           "subject": "2026年度单位会员会费",
         *           "totalAmount": 5000,
         *           "payTime": "2026-03-12T01:34:00.000Z"
         *         }
         *       ],
         *       "otherOrders": [],
         *       "invoiceKinds": [
         *         "FISCAL_RECEIPT"
         *       ],
         *       "amount": 5000,
         *       "titleType": "COMPANY",
         *       "buyerName": "江川恒信工程造价咨询有限公司",
         *       "buyerTaxNo": "91349901MA2HX01K7F",
         *       "buyerAddress": "江川省临江市云帆路88号",
         *       "buyerTel": "0591-83300188",
         *       "buyerBankName": null,
         *       "buyerBankAccount": null,
         *       "email": "finance@hengxin.example",
         *       "phone": "13900020001"
         *     }
         */
        InvoiceDraft: {
            /** @description The order that was asked about. */
            orders: components["schemas"]["InvoicedOrder"][];
            /** @description Further orders that may stand on the same invoice, newest first. */
            otherOrders: components["schemas"]["InvoicedOrder"][];
            /** @description Those that the order allows. */
            invoiceKinds: components["schemas"]["InvoiceKind"][];
            /** @description What the invoice would be over. */
            amount: components["schemas"]["Yuan"];
            titleType: components["schemas"]["TitleType"];
            /** @description 抬头. */
            buyerName: string;
            /** @description 税号. */
            buyerTaxNo: string | null;
            /** @description Printed on an E_SPECIAL; null where it was not given. */
            buyerAddress: string | null;
            /** @description Printed on an E_SPECIAL; null where it was not given. */
            buyerTel: string | null;
            /** @description 开户行. */
            buyerBankName: string | null;
            /** @description 账号. */
            buyerBankAccount: string | null;
            /** @description Where the last one was sent, or that of the profile. */
            email: string | null;
            phone: string | null;
        };
        /**
         * @example {
         *       "orderIds": [
         *         704
         *       ],
         *       "invoiceKind": "E_NORMAL",
         *       "titleType": "COMPANY",
         *       "buyerName": "江川恒信工程造价咨询有限公司",
         *       "buyerTaxNo": "91349901MA2HX01K7F",
         *       "email": "finance@hengxin.example"
         *     }
         */
        InvoiceApplication: {
            /** @description Of the application to mend; for PUT only. */
            id?: components["schemas"]["Id"];
            /** @description Paid orders of the caller, not invoiced yet, all of one kind. */
            orderIds: components["schemas"]["Id"][];
            invoiceKind: components["schemas"]["InvoiceKind"];
            titleType: components["schemas"]["TitleType"];
            /** @description 抬头. */
            buyerName: string;
            /** @description Required for COMPANY. */
            buyerTaxNo?: string | null;
            /** @description Required for E_SPECIAL. */
            buyerAddress?: string | null;
            /** @description Required for E_SPECIAL. */
            buyerTel?: string | null;
            /** @description Required for E_SPECIAL. */
            buyerBankName?: string | null;
            /** @description Required for E_SPECIAL. */
            buyerBankAccount?: string | null;
            /**
             * Format: email
             * @description Where the invoice is sent.
             */
            email: string;
            phone?: string | null;
            /** @description To stand on the invoice. */
            remark?: string | null;
        };
        /**
         * @example {
         *       "id": 1,
         *       "orderIds": [
         *         12
         *       ],
         *       "invoiceKind": "FISCAL_RECEIPT",
         *       "titleType": "COMPANY",
         *       "buyerName": "江川恒信工程造价咨询有限公司",
         *       "buyerTaxNo": "91349901MA2HX01K7F",
         *       "buyerAddress": null,
         *       "buyerTel": null,
         *       "buyerBankName": null,
         *       "buyerBankAccount": null,
         *       "amount": 5000,
         *       "email": "finance@hengxin.example",
         *       "phone": null,
         *       "remark": null,
         *       "status": "ISSUED",
         *       "invoiceNo": "26349900000000000001",
         *       "issueDate": "2026-03-12",
         *       "pdfUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.pdf",
         *       "ofdUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.ofd",
         *       "xmlUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.xml",
         *       "failReason": null,
         *       "usedDate": "2026-04-01",
         *       "createdDate": "2026-03-12T02:00:00.000Z",
         *       "lastModifiedDate": "2026-03-12T02:01:30.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 1,
         *       "orders": [
         *         {
         *           "id": 12,
         *           "orderNo": "JC2026031200000012",
         *           "subject": "2026年度单位会员会费",
         *           "totalAmount": 5000,
         *           "payTime": "2026-03-12T01:34:00.000Z"
         *         }
         *       ]
         *     }
         */
        MemberInvoiceDetail: components["schemas"]["MemberInvoice"] & {
            /** @description Their totals add up to the amount. */
            orders: components["schemas"]["InvoicedOrder"][];
        };
        /**
         * @description Names the fees, or an order that is still open.
         * @example {
         *       "feeIds": [
         *         514
         *       ]
         *     }
         * @example {
         *       "orderId": 701
         *     }
         */
        BankTransferRequest: {
            feeIds?: components["schemas"]["Id"][];
            /** @description An order of the caller that is still open, in place of the fees. */
            orderId?: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "proof": {
         *         "id": 8006,
         *         "url": "files/uploads/oX0DJxXft17EBbVypPbwuw.pdf",
         *         "name": "营业执照.pdf",
         *         "size": 1723
         *       }
         *     }
         */
        TransferProof: {
            /** @description What an upload answered. */
            proof: components["schemas"]["KeptFile"];
        };
        /**
         * @example {
         *       "feeIds": [
         *         514
         *       ]
         *     }
         * @example {
         *       "orderId": 701
         *     }
         */
        PayRequest: {
            feeIds?: components["schemas"]["Id"][];
            /** @description An order of the caller that is still open, in place of the fees. */
            orderId?: components["schemas"]["Id"];
            /** @description Where the gateway sends the buyer back to; an address of the website. */
            returnUrl?: string;
        };
        /**
         * @example {
         *       "code_url": "weixin://wxpay/bizpayurl?pr=7hGd0Kq",
         *       "orderId": 701,
         *       "orderNo": "JC2026112100000701",
         *       "expireTime": "2026-11-21T03:45:00.000Z"
         *     }
         */
        WeixinNativePay: {
            /** @description Valid for two hours; drawn as a QR by the client. */
            code_url: string;
            orderId: components["schemas"]["Id"];
            /** @description out_trade_no at the payment channel. */
            orderNo: string;
            expireTime: components["schemas"]["Instant"];
        };
        /**
         * @example {
         *       "courseId": 3002
         *     }
         * @example {
         *       "orderId": 703
         *     }
         */
        CoursePayRequest: {
            courseId?: components["schemas"]["Id"];
            /** @description An order of the caller that is still open, in place of the course. */
            orderId?: components["schemas"]["Id"];
        };
        /**
         * @description WeChat Pay's states. NOTPAY and USERPAYING are not final.
         * @enum {string}
         */
        TradeState: "SUCCESS" | "REFUND" | "NOTPAY" | "CLOSED" | "REVOKED" | "USERPAYING" | "PAYERROR";
        /**
         * @example {
         *       "out_trade_no": "JC2026112100000701",
         *       "trade_state": "NOTPAY",
         *       "trade_state_desc": "订单未支付",
         *       "transaction_id": null,
         *       "success_time": null,
         *       "amount": {
         *         "total": 20000,
         *         "currency": "CNY"
         *       }
         *     }
         */
        TradeQuery: {
            /** @description The order's number. */
            out_trade_no: string;
            trade_state: components["schemas"]["TradeState"];
            /** @description The state in words. */
            trade_state_desc: string;
            /** @description Number given by the payment channel; null until it is paid. */
            transaction_id: string | null;
            /**
             * Format: date-time
             * @description When it was paid; null before.
             */
            success_time: string | null;
            /** @description What the order comes to, as the payment channel counts it. */
            amount: {
                /** @description Fen. */
                total: number;
                /** @constant */
                currency: "CNY";
            };
        };
        /**
         * @example {
         *       "file": "营业执照.pdf"
         *     }
         */
        Upload: {
            /**
             * Format: binary
             * @description The bytes, with name and type in the part's headers.
             */
            file: Blob;
        };
        /**
         * Format: binary
         * @example %PDF-1.4 …
         */
        Bytes: Blob;
        /**
         * @example {
         *       "id": 2001,
         *       "title": "江川省建设工程材料市场价格信息（2026年11月发布）",
         *       "subTitle": null,
         *       "infoDictsId": 4,
         *       "infoDictsDetailsId": 405,
         *       "source": "江川造价协会",
         *       "author": "信息部",
         *       "coverUrl": null,
         *       "summary": "本期发布24个品种，环比上涨10个、下跌12个、持平2个，变动最大的两端为改性沥青防水卷材（SBS Ⅱ型 4mm）+0.9%与热轧光圆钢筋（HPB300 Φ8—10）-2.1%。",
         *       "documentNo": null,
         *       "issuer": null,
         *       "issuingLevel": null,
         *       "validity": null,
         *       "effectiveDate": null,
         *       "isTop": 0,
         *       "isCarousel": 0,
         *       "viewCount": 1552,
         *       "publishDate": "2026-11-05T01:00:00.000Z",
         *       "status": "PUBLISHED",
         *       "createdDate": "2026-11-05T01:00:00.000Z",
         *       "lastModifiedDate": "2026-11-05T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 2001,
         *       "region": "全省",
         *       "period": "2026-10",
         *       "fileUrl": "files/attachments/9501.xlsx",
         *       "content": "<p>采集期截至2026年10月30日。</p>"
         *     }
         */
        FeeNewsDetail: components["schemas"]["FeeNews"] & {
            /** @description Rich text (HTML). Clients sanitise it before they show it. */
            content: string;
        };
        ActivityFields: {
            title: string;
            /** @description Absolute, or relative to the API base. */
            coverUrl: string | null;
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            /** @description From when on somebody can sign up. */
            signUpStart: components["schemas"]["Instant"];
            /** @description Until when somebody can sign up or cancel. */
            signUpDeadline: components["schemas"]["Instant"];
            /** @description Where it takes place. */
            address: string;
            /** @description Places. */
            quota: number;
            /** @description Places that are taken. */
            signedCount: number;
            /** @description Paid when signing up; 0 for one that costs nothing. */
            fee: components["schemas"]["Yuan"];
            /** @description 学时 that taking part is worth. */
            creditHours: number;
            status: components["schemas"]["ActivityStatus"];
        };
        /**
         * @example {
         *       "id": 4301,
         *       "title": "新版工程量清单计价标准应用研讨会",
         *       "coverUrl": "files/covers/activity-bill-standard.svg",
         *       "startTime": "2026-12-03T01:00:00.000Z",
         *       "endTime": "2026-12-03T09:00:00.000Z",
         *       "signUpStart": "2026-11-09T01:00:00.000Z",
         *       "signUpDeadline": "2026-11-30T01:00:00.000Z",
         *       "address": "临江市江北区会展路8号国际会议中心三层",
         *       "quota": 60,
         *       "signedCount": 21,
         *       "fee": 0,
         *       "creditHours": 6,
         *       "status": "SIGNUP",
         *       "createdDate": "2026-11-08T01:00:00.000Z",
         *       "lastModifiedDate": "2026-11-08T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 4301
         *     }
         */
        Activity: components["schemas"]["Audit"] & components["schemas"]["ActivityFields"];
        /**
         * @example {
         *       "id": 4301,
         *       "title": "新版工程量清单计价标准应用研讨会",
         *       "coverUrl": "files/covers/activity-bill-standard.svg",
         *       "startTime": "2026-12-03T01:00:00.000Z",
         *       "endTime": "2026-12-03T09:00:00.000Z",
         *       "signUpStart": "2026-11-09T01:00:00.000Z",
         *       "signUpDeadline": "2026-11-30T01:00:00.000Z",
         *       "address": "临江市江北区会展路8号国际会议中心三层",
         *       "quota": 60,
         *       "signedCount": 21,
         *       "fee": 0,
         *       "creditHours": 6,
         *       "status": "SIGNUP",
         *       "createdDate": "2026-11-08T01:00:00.000Z",
         *       "lastModifiedDate": "2026-11-08T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 4301,
         *       "content": "<p>研讨会围绕新旧标准衔接展开。</p>"
         *     }
         */
        ActivityDetail: components["schemas"]["Activity"] & {
            /** @description Rich text (HTML). Clients sanitise it before they show it. */
            content: string;
        };
        /** @description Fields that the expert is appointed for. */
        ExpertType: ("造价" | "纠纷调解" | "评审" | "培训" | "信息化")[];
        /**
         * @example {
         *       "id": 4401,
         *       "name": "顾维桢",
         *       "gender": "男",
         *       "companyName": "江川衡准工程造价咨询有限公司",
         *       "position": "总工程师",
         *       "title": "正高级工程师",
         *       "education": "硕士",
         *       "major": "工程管理",
         *       "expertType": [
         *         "造价",
         *         "评审"
         *       ],
         *       "workYears": 28,
         *       "certTypes": [
         *         "一级注册造价工程师"
         *       ],
         *       "resume": "从事房屋建筑与市政工程造价管理二十八年，主持完成省重点项目概算评审四十余项，参编本省计价定额两部，长期承担造价指标分析工作。",
         *       "achievements": "省优秀造价成果一等奖两次。",
         *       "photoUrl": "files/experts/4401.svg",
         *       "certNo": "JCZJ-2025-001",
         *       "validTo": "2028-04-30",
         *       "createdDate": "2025-04-02T01:00:00.000Z",
         *       "lastModifiedDate": "2025-05-01T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 1
         *     }
         */
        Expert: components["schemas"]["Audit"] & {
            name: string;
            /** @enum {string|null} */
            gender: "男" | "女" | null;
            companyName: string;
            /** @description 职务. */
            position: string | null;
            /** @description 职称 */
            title: string;
            /** @description 学历. */
            education: string | null;
            major: string;
            expertType: components["schemas"]["ExpertType"];
            /** @description Years in the profession. */
            workYears: number;
            /** @description Names of the professional certificates. */
            certTypes: string[];
            /** @description Phone numbers and mail addresses in it are blotted out. */
            resume: string;
            /** @description Prizes, works and the like, in words. */
            achievements: string | null;
            /** @description Absolute, or relative to the API base. */
            photoUrl: string;
            /** @description Of the certificate of appointment. */
            certNo: string;
            /** @description Last day of the appointment. */
            validTo: components["schemas"]["Date"];
        };
        ExpertCert: {
            /** @description Name of the professional certificate. */
            certType: string;
            certNo: string;
        };
        ExpertCerts: components["schemas"]["ExpertCert"][];
        /**
         * @example {
         *       "name": "沈砚清",
         *       "gender": "女",
         *       "idNumber": "34990119850312002X",
         *       "phone": "13900030001",
         *       "phoneCode": "482913",
         *       "companyName": "临江正度工程咨询有限公司",
         *       "position": "造价部经理",
         *       "title": "高级工程师",
         *       "education": "本科",
         *       "major": "工程造价",
         *       "expertType": [
         *         "造价",
         *         "纠纷调解"
         *       ],
         *       "workYears": 16,
         *       "certs": [
         *         {
         *           "certType": "一级注册造价工程师",
         *           "certNo": "建[造]1112349900321"
         *         }
         *       ],
         *       "resume": "从事工程造价咨询十六年，主持完成医院、学校等公共建筑全过程造价咨询三十余项，参与造价纠纷调解二十余起，熟悉清单计价标准与合同管理实务。",
         *       "photoUrl": "files/uploads/JqklQPXZME4_CPySXZ6Mbg.png"
         *     }
         */
        ExpertApplication: {
            name: string;
            /** @enum {string} */
            gender?: "男" | "女";
            /** @description The one in the identity number. */
            birthDate?: components["schemas"]["Date"];
            /** @description With its check character, GB 11643. */
            idNumber: string;
            phone: components["schemas"]["Phone"];
            phoneCode: components["schemas"]["SentCode"];
            /** Format: email */
            email?: string;
            companyName: string;
            /** @description 职务. */
            position?: string;
            /** @description 职称. */
            title: string;
            /** @description 学历. */
            education?: string;
            major: string;
            expertType: components["schemas"]["ExpertType"];
            /** @description Years in the profession. */
            workYears: number;
            /** @description Professional certificates. */
            certs?: components["schemas"]["ExpertCerts"];
            /** @description Shown in the think tank once it is approved. */
            resume: string;
            /** @description Prizes, works and the like, in words. */
            achievements?: string;
            /** @description The `url` of an uploaded JPEG or PNG. */
            photoUrl: string;
            /** @description What an upload answered, such as copies of the certificates. */
            attachments?: components["schemas"]["KeptFile"][];
        };
        /**
         * @description State of a visitor's application.
         * @enum {string}
         */
        ApplicationStatus: "SUBMITTED" | "APPROVED" | "RETURNED" | "REJECTED";
        /**
         * @example {
         *       "applyNo": "ZJ202611214429",
         *       "status": "SUBMITTED",
         *       "submittedDate": "2026-11-21T02:00:00.000Z"
         *     }
         */
        ApplicationReceipt: {
            /** @description Number that the association is asked by. */
            applyNo: string;
            status: components["schemas"]["ApplicationStatus"];
            submittedDate: components["schemas"]["Instant"];
        };
        /**
         * @example {
         *       "id": 4401,
         *       "certNo": "JCZJ-2025-001",
         *       "name": "顾维桢",
         *       "expertType": [
         *         "造价",
         *         "评审"
         *       ],
         *       "validFrom": "2025-05-01",
         *       "validTo": "2028-04-30",
         *       "status": "VALID",
         *       "createdDate": "2025-05-01T01:00:00.000Z",
         *       "lastModifiedDate": "2025-05-01T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 4401
         *     }
         */
        ExpertCertificate: components["schemas"]["Audit"] & {
            /** @description What is printed on the certificate. */
            certNo: string;
            name: string;
            expertType: components["schemas"]["ExpertType"];
            /** @description First day of the appointment. */
            validFrom: components["schemas"]["Date"];
            /** @description The last day. */
            validTo: components["schemas"]["Date"];
            /**
             * @description EXPIRED after `validTo`.
             * @enum {string}
             */
            status: "VALID" | "EXPIRED";
        };
        /** @description Yuan a month. */
        Salary: number | null;
        /**
         * @example {
         *       "id": 4501,
         *       "displayName": "钟先生",
         *       "gender": "男",
         *       "education": "本科",
         *       "major": "工程造价",
         *       "certType": "二级注册造价工程师",
         *       "workYears": 4,
         *       "expectPosition": "土建造价工程师",
         *       "expectSalaryMin": 8000,
         *       "expectSalaryMax": 11000,
         *       "expectCity": "临江市",
         *       "resume": "四年房建预结算经验，独立完成住宅项目清单编制六个。",
         *       "publishDate": "2026-11-12T01:00:00.000Z",
         *       "createdDate": "2026-11-11T01:00:00.000Z",
         *       "lastModifiedDate": "2026-11-12T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 4501
         *     }
         */
        JobSeeker: components["schemas"]["Audit"] & {
            /** @description Surname and form of address. */
            displayName: string;
            /** @enum {string|null} */
            gender: "男" | "女" | null;
            /** @description 学历. */
            education: string;
            major: string | null;
            /** @description Name of the professional certificate. */
            certType: string | null;
            /** @description Years in the profession. */
            workYears: number | null;
            /** @description What is looked for. */
            expectPosition: string;
            expectSalaryMin: components["schemas"]["Salary"];
            expectSalaryMax: components["schemas"]["Salary"];
            /** @description Where the person wants to work; null for anywhere. */
            expectCity: string | null;
            /** @description Phone numbers and mail addresses in it are blotted out. */
            resume: string | null;
            publishDate: components["schemas"]["Instant"];
        };
        /**
         * @example {
         *       "name": "钟怀瑾",
         *       "gender": "男",
         *       "birthDate": "1998-06-09",
         *       "phone": "13900030002",
         *       "phoneCode": "482913",
         *       "education": "本科",
         *       "major": "工程造价",
         *       "workYears": 4,
         *       "expectPosition": "土建造价工程师",
         *       "expectSalaryMin": 8000,
         *       "expectSalaryMax": 11000,
         *       "expectCity": "临江市",
         *       "resume": "四年房建预结算经验，独立完成住宅项目清单编制六个。"
         *     }
         */
        JobApplication: {
            name: string;
            /** @enum {string} */
            gender?: "男" | "女";
            birthDate?: components["schemas"]["Date"];
            phone: components["schemas"]["Phone"];
            phoneCode: components["schemas"]["SentCode"];
            /** Format: email */
            email?: string;
            /** @description 学历. */
            education: string;
            major?: string;
            /** @description Name of the professional certificate. */
            certType?: string;
            certNo?: string;
            /** @description Years in the profession. */
            workYears?: number;
            /** @description What is looked for. */
            expectPosition: string;
            /** @description Yuan a month. */
            expectSalaryMin?: number;
            /** @description Yuan a month, not below expectSalaryMin. */
            expectSalaryMax?: number;
            /** @description Where the person wants to work. */
            expectCity?: string;
            /** @description In words; what could reach the person is blotted out before it is shown. */
            resume?: string;
            /** @description What an upload answered; for the association alone. */
            resumeFile?: components["schemas"]["KeptFile"];
            /** @description Of the post that is applied for; it has to be offered still. Left out by who looks for any. */
            recruitmentId?: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "id": 4201,
         *       "bookName": "江川工程造价",
         *       "year": 2026,
         *       "issueNo": 3,
         *       "totalIssueNo": 131,
         *       "coverUrl": "files/journal/4201/1.svg",
         *       "pdfUrl": "files/journal/4201.pdf",
         *       "pageCount": 6,
         *       "publishDate": "2026-09-15T01:00:00.000Z",
         *       "createdDate": "2026-09-15T01:00:00.000Z",
         *       "lastModifiedDate": "2026-09-15T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 131
         *     }
         */
        Journal: components["schemas"]["Audit"] & {
            /** @description Name of the journal. */
            bookName: string;
            /** @description Year of the volume. */
            year: number;
            /** @description Counted within the year. */
            issueNo: number;
            /** @description Counted from the first issue on. */
            totalIssueNo: number | null;
            /** @description Absolute, or relative to the API base. */
            coverUrl: string;
            /** @description Absolute, or relative to the API base. */
            pdfUrl: string | null;
            /** @description Pages of the issue, the cover counted. */
            pageCount: number;
            publishDate: components["schemas"]["Instant"];
        };
        JournalPage: {
            /** @description Counted from the cover, which is 1. */
            pageNo: number;
            /** @description Absolute, or relative to the API base. */
            imgUrl: string;
        };
        JournalEntry: {
            title: string;
            author: string | null;
            /** @description The `pageNo` that it begins on. */
            page: number;
        };
        /**
         * @example {
         *       "id": 4201,
         *       "bookName": "江川工程造价",
         *       "year": 2026,
         *       "issueNo": 3,
         *       "totalIssueNo": 131,
         *       "coverUrl": "files/journal/4201/1.svg",
         *       "pdfUrl": "files/journal/4201.pdf",
         *       "pageCount": 6,
         *       "publishDate": "2026-09-15T01:00:00.000Z",
         *       "createdDate": "2026-09-15T01:00:00.000Z",
         *       "lastModifiedDate": "2026-09-15T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 131,
         *       "pages": [
         *         {
         *           "pageNo": 1,
         *           "imgUrl": "files/journal/4201/1.svg"
         *         },
         *         {
         *           "pageNo": 2,
         *           "imgUrl": "files/journal/4201/2.svg"
         *         },
         *         {
         *           "pageNo": 3,
         *           "imgUrl": "files/journal/4201/3.svg"
         *         },
         *         {
         *           "pageNo": 4,
         *           "imgUrl": "files/journal/4201/4.svg"
         *         },
         *         {
         *           "pageNo": 5,
         *           "imgUrl": "files/journal/4201/5.svg"
         *         },
         *         {
         *           "pageNo": 6,
         *           "imgUrl": "files/journal/4201/6.svg"
         *         }
         *       ],
         *       "catalog": [
         *         {
         *           "title": "清单项目特征描述的五个常见缺口",
         *           "author": "叶含章",
         *           "page": 4
         *         }
         *       ]
         *     }
         */
        JournalDetail: components["schemas"]["Journal"] & {
            /** @description In their order. */
            pages: components["schemas"]["JournalPage"][];
            /** @description Contents, in the order of the pages. */
            catalog: components["schemas"]["JournalEntry"][];
        };
        /**
         * @example {
         *       "id": 4101,
         *       "companyName": "临江正度工程咨询有限公司",
         *       "position": "土建造价工程师",
         *       "headcount": 3,
         *       "salaryMin": 9000,
         *       "salaryMax": 14000,
         *       "city": "临江市",
         *       "educationReq": "本科及以上",
         *       "experienceReq": "5年以上",
         *       "certReq": "一级注册造价工程师（土木建筑）",
         *       "description": "负责房建项目清单编制与结算审核。",
         *       "contactName": "人力资源部",
         *       "contactPhone": "0590-8050639",
         *       "publishDate": "2026-11-16T01:30:00.000Z",
         *       "expireDate": "2027-01-15",
         *       "createdDate": "2026-11-16T01:30:00.000Z",
         *       "lastModifiedDate": "2026-11-16T01:30:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 4101
         *     }
         */
        Recruitment: components["schemas"]["Audit"] & {
            companyName: string;
            /** @description The post that is offered. */
            position: string;
            /** @description How many are looked for. */
            headcount: number;
            /** @description Yuan a month; null by agreement, then salaryMax is too. */
            salaryMin: number | null;
            /** @description Yuan a month. */
            salaryMax: number | null;
            city: string;
            /** @description Education that is asked for; null when none is. */
            educationReq: string | null;
            /** @description Experience that is asked for; null when none is. */
            experienceReq: string | null;
            /** @description Certificate that is asked for; null when none is. */
            certReq: string | null;
            /** @description Plain text, lines parted by \n. */
            description: string;
            contactName: string;
            /** @description Of the unit, for whoever is interested. */
            contactPhone: string;
            publishDate: components["schemas"]["Instant"];
            /** @description The last day it is offered. */
            expireDate: components["schemas"]["Date"];
        };
        /**
         * @description Whose help centre it stands in.
         * @enum {string}
         */
        HelpAudience: "UNIT" | "PERSON" | "EDUCATION";
        /**
         * @example {
         *       "id": 3101,
         *       "audience": "UNIT",
         *       "category": "入会与会籍",
         *       "title": "单位申请入会需要准备哪些材料？",
         *       "createdDate": "2026-03-02T01:00:00.000Z",
         *       "lastModifiedDate": "2026-03-02T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 1
         *     }
         */
        HelpArticle: components["schemas"]["Audit"] & {
            audience: components["schemas"]["HelpAudience"];
            /** @description Heading that it stands under. */
            category: string;
            /** @description The question. */
            title: string;
        };
        /**
         * @example {
         *       "id": 3101,
         *       "audience": "UNIT",
         *       "category": "入会与会籍",
         *       "title": "单位申请入会需要准备哪些材料？",
         *       "createdDate": "2026-03-02T01:00:00.000Z",
         *       "lastModifiedDate": "2026-03-02T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 1,
         *       "content": "<p>营业执照、盖章的入会申请表和专业人员名册。</p>"
         *     }
         */
        HelpArticleDetail: components["schemas"]["HelpArticle"] & {
            /** @description The answer as rich text (HTML). Clients sanitise it before they show it. */
            content: string;
        };
        /**
         * @example {
         *       "id": 3201,
         *       "audience": "ALL",
         *       "category": "信息服务",
         *       "title": "材料价格信息",
         *       "summary": "全省及九市每月材料价格，会员可查三年历史数据。",
         *       "content": "会员可查询和下载近三年全省及各市的材料价格信息。",
         *       "howTo": "登录后在“政策法规—造价信息”栏目下载。",
         *       "link": "/GovernmentMinistry",
         *       "createdDate": "2026-03-02T01:00:00.000Z",
         *       "lastModifiedDate": "2026-03-02T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 1
         *     }
         */
        MemberBenefit: components["schemas"]["Audit"] & {
            /**
             * @description Who has it: UNIT, PERSON, or ALL members.
             * @enum {string}
             */
            audience: "UNIT" | "PERSON" | "ALL";
            /** @description Heading that it stands under. */
            category: string;
            title: string;
            /** @description One line for the card. */
            summary: string;
            /** @description What exactly a member gets. */
            content: string;
            /** @description How a member makes use of it. */
            howTo: string;
            /** @description Page of the portal where it is used. */
            link: string | null;
        };
        /**
         * @description CLOSED from the deadline on.
         * @enum {string}
         */
        TenderStatus: "OPEN" | "CLOSED";
        /**
         * @example {
         *       "id": 4001,
         *       "title": "临江市滨江文化中心工程全过程造价咨询服务招标公告",
         *       "projectNo": "JCZB-2026-1180",
         *       "tenderType": "造价咨询",
         *       "tenderer": "临江市文化设施建设中心",
         *       "agency": "临江正度工程咨询有限公司",
         *       "city": "临江市",
         *       "budget": 2860000,
         *       "publishDate": "2026-11-18T01:30:00.000Z",
         *       "deadline": "2026-12-08T01:30:00.000Z",
         *       "status": "OPEN",
         *       "createdDate": "2026-11-18T01:30:00.000Z",
         *       "lastModifiedDate": "2026-11-18T01:30:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 4001
         *     }
         */
        Tender: components["schemas"]["Audit"] & {
            title: string;
            /** @description Number that the call is known by. */
            projectNo: string;
            /**
             * @description What is to be done.
             * @enum {string}
             */
            tenderType: "造价咨询" | "招标代理" | "全过程咨询" | "工程监理" | "工程施工" | "软件服务";
            /** @description 招标人 */
            tenderer: string;
            /** @description 招标代理机构; null where the tenderer acts itself. */
            agency: string | null;
            city: string;
            /** @description 最高限价; null where it is not published. */
            budget: components["schemas"]["Yuan"] | null;
            publishDate: components["schemas"]["Instant"];
            /** @description Last instant for handing in. */
            deadline: components["schemas"]["Instant"];
            status: components["schemas"]["TenderStatus"];
        };
        /**
         * @example {
         *       "id": 4001,
         *       "title": "临江市滨江文化中心工程全过程造价咨询服务招标公告",
         *       "projectNo": "JCZB-2026-1180",
         *       "tenderType": "造价咨询",
         *       "tenderer": "临江市文化设施建设中心",
         *       "agency": "临江正度工程咨询有限公司",
         *       "city": "临江市",
         *       "budget": 2860000,
         *       "publishDate": "2026-11-18T01:30:00.000Z",
         *       "deadline": "2026-12-08T01:30:00.000Z",
         *       "status": "OPEN",
         *       "createdDate": "2026-11-18T01:30:00.000Z",
         *       "lastModifiedDate": "2026-11-18T01:30:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 4001,
         *       "content": "<p>一、项目概况</p>",
         *       "attachments": [
         *         {
         *           "id": 9901,
         *           "url": "files/attachments/9901.pdf",
         *           "name": "招标文件.pdf",
         *           "size": 48211
         *         }
         *       ],
         *       "contactName": "招标办",
         *       "contactPhone": "0590-8120017"
         *     }
         */
        TenderDetail: components["schemas"]["Tender"] & {
            /** @description Rich text (HTML). Clients sanitise it before they show it. */
            content: string;
            /** @description The tender documents; none where they are handed out by the platform alone. */
            attachments: components["schemas"]["KeptFile"][];
            /** @description Whom to ask about the call. */
            contactName: string;
            /** @description Whom to ask about the call. */
            contactPhone: string;
        };
        /**
         * @example {
         *       "id": 3301,
         *       "title": "登记信息",
         *       "content": "<p>会费标准由会员大会表决，除此之外不收取固定费用。</p>",
         *       "createdDate": "2026-03-31T01:00:00.000Z",
         *       "lastModifiedDate": "2026-03-31T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 1
         *     }
         */
        SocialInformation: components["schemas"]["Audit"] & {
            title: string;
            /** @description Rich text (HTML). Clients sanitise it before they show it. */
            content: string;
        };
        AssociationFigure: {
            /** @description What is counted. */
            name: string;
            value: number;
            /** @description Counting word, such as 家; may be empty. */
            unit: string;
        };
        AssociationMilestone: {
            year: number;
            /** @description Years of one era follow each other. */
            era: string;
            title: string;
            text: string;
        };
        AssociationBody: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description The body it answers to.
             */
            parentId: number | null;
            name: string;
            /** @description What it is for. */
            duty: string;
            /** @description Who leads it. */
            chair: string | null;
            staffCount: number | null;
        };
        AssociationLeader: {
            name: string;
            /** @description In the association. */
            position: string;
            companyName: string;
            /** @description What it answers for. */
            duty: string;
        };
        /**
         * @example {
         *       "term": "第七届理事会",
         *       "figures": [
         *         {
         *           "name": "单位会员",
         *           "value": 612,
         *           "unit": "家"
         *         }
         *       ],
         *       "milestones": [
         *         {
         *           "year": 1993,
         *           "era": "起步",
         *           "title": "协会成立",
         *           "text": "47名概预算人员通过第一份章程。"
         *         }
         *       ],
         *       "bodies": [
         *         {
         *           "id": 1,
         *           "parentId": null,
         *           "name": "会员大会",
         *           "duty": "最高权力机构",
         *           "chair": null,
         *           "staffCount": null
         *         }
         *       ],
         *       "leaders": [
         *         {
         *           "name": "沈维衡",
         *           "position": "会长",
         *           "companyName": "江川衡准工程造价咨询有限公司",
         *           "duty": "主持理事会全面工作"
         *         }
         *       ]
         *     }
         */
        AssociationProfile: {
            /** @description Which council leads the association. */
            term: string;
            /** @description What the association likes to count, such as its members. */
            figures: components["schemas"]["AssociationFigure"][];
            /** @description Oldest first. */
            milestones: components["schemas"]["AssociationMilestone"][];
            /** @description A parent before its children. */
            bodies: components["schemas"]["AssociationBody"][];
            /** @description By rank. */
            leaders: components["schemas"]["AssociationLeader"][];
        };
        /**
         * @example {
         *       "unreadCount": 2
         *     }
         */
        UnreadMessages: {
            unreadCount: number;
        };
        /**
         * @description The test that a course ends with. Its hours are credited when it is passed, not on completion.
         * @example {
         *       "questionCount": 10,
         *       "passShare": 0.6,
         *       "attemptsPerDay": 3
         *     }
         */
        CourseTest: {
            /** @description Questions of one attempt. */
            questionCount: number;
            /**
             * @description Share of right answers that passes.
             * @constant
             */
            passShare: 0.6;
            /**
             * @description How many can be begun on one day, in PRC.
             * @constant
             */
            attemptsPerDay: 3;
        };
        /**
         * @example {
         *       "id": 3001,
         *       "title": "工程量清单计价标准宣贯与实务",
         *       "coverUrl": "files/covers/course-3001.svg",
         *       "category": "必修",
         *       "year": 2026,
         *       "onSaleUntil": "2027-12-31",
         *       "certMajor": "土木建筑",
         *       "teacher": "沈砚秋",
         *       "teacherTitle": "正高级工程师",
         *       "creditHours": 12,
         *       "price": 180,
         *       "summary": "逐章讲解清单计价标准的变化与招标控制价编制要点。",
         *       "lessonCount": 2,
         *       "durationS": 135,
         *       "enrolledCount": 412,
         *       "publishDate": "2026-03-02T01:00:00.000Z",
         *       "test": {
         *         "questionCount": 10,
         *         "passShare": 0.6,
         *         "attemptsPerDay": 3
         *       },
         *       "createdDate": "2026-03-02T01:00:00.000Z",
         *       "lastModifiedDate": "2026-03-02T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 3001
         *     }
         */
        Course: components["schemas"]["Audit"] & {
            title: string;
            /** @description Absolute, or relative to the API base. */
            coverUrl: string;
            category: components["schemas"]["CourseCategory"];
            /** @description Year of the programme it belongs to. */
            year: number;
            /** @description Last day on which it can be taken, in PRC: that of the year after its programme year. Who has it goes on with it. */
            onSaleUntil: components["schemas"]["Date"];
            /**
             * @description Major of the certificates it is meant for; null for all of them.
             * @enum {string|null}
             */
            certMajor: "土木建筑" | "安装" | "交通运输" | "水利" | null;
            teacher: string;
            /** @description 职称 of the teacher. */
            teacherTitle: string;
            /** @description 学时 of 45 minutes that it is credited with, for the year of that day in PRC, whatever its programme year. */
            creditHours: number;
            /** @description 0 for a course that costs nothing. */
            price: components["schemas"]["Yuan"];
            summary: string;
            /** @description Lessons of all its chapters. */
            lessonCount: number;
            /** @description Seconds of all its lessons. */
            durationS: number;
            /** @description How many have taken it. */
            enrolledCount: number;
            publishDate: components["schemas"]["Instant"];
            /** @description What has to be passed after completion; null where completion alone credits the hours. */
            test: components["schemas"]["CourseTest"] | null;
        };
        /**
         * @example {
         *       "id": 300101,
         *       "title": "新标准的修订背景",
         *       "durationS": 60,
         *       "free": true,
         *       "videoUrl": "files/videos/300101.webm"
         *     }
         */
        Lesson: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description Seconds. */
            durationS: number;
            /** @description Anybody may watch it. */
            free: boolean;
            /** @description Absolute, or relative to the API base; null unless the lesson is free. */
            videoUrl: string | null;
        };
        Chapter: {
            title: string;
            /** @description In their order. */
            lessons: components["schemas"]["Lesson"][];
        };
        /**
         * @example {
         *       "id": 3001,
         *       "title": "工程量清单计价标准宣贯与实务",
         *       "coverUrl": "files/covers/course-3001.svg",
         *       "category": "必修",
         *       "year": 2026,
         *       "onSaleUntil": "2027-12-31",
         *       "certMajor": "土木建筑",
         *       "teacher": "沈砚秋",
         *       "teacherTitle": "正高级工程师",
         *       "creditHours": 12,
         *       "price": 180,
         *       "summary": "逐章讲解清单计价标准的变化与招标控制价编制要点。",
         *       "lessonCount": 2,
         *       "durationS": 135,
         *       "enrolledCount": 412,
         *       "publishDate": "2026-03-02T01:00:00.000Z",
         *       "test": {
         *         "questionCount": 10,
         *         "passShare": 0.6,
         *         "attemptsPerDay": 3
         *       },
         *       "createdDate": "2026-03-02T01:00:00.000Z",
         *       "lastModifiedDate": "2026-03-02T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 3001,
         *       "intro": "<p>面向一级、二级造价工程师。</p>",
         *       "chapters": [
         *         {
         *           "title": "第一章 总则与术语",
         *           "lessons": [
         *             {
         *               "id": 300101,
         *               "title": "新标准的修订背景",
         *               "durationS": 60,
         *               "free": true,
         *               "videoUrl": "files/videos/300101.webm"
         *             },
         *             {
         *               "id": 300102,
         *               "title": "术语与适用范围",
         *               "durationS": 75,
         *               "free": false,
         *               "videoUrl": null
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        CourseDetail: components["schemas"]["Course"] & {
            /** @description HTML. */
            intro: string;
            /** @description In their order. */
            chapters: components["schemas"]["Chapter"][];
        };
        /**
         * @example {
         *       "id": 3001,
         *       "title": "工程量清单计价标准宣贯与实务",
         *       "coverUrl": "files/covers/course-3001.svg",
         *       "category": "必修",
         *       "year": 2026,
         *       "onSaleUntil": "2027-12-31",
         *       "certMajor": "土木建筑",
         *       "teacher": "沈砚秋",
         *       "teacherTitle": "正高级工程师",
         *       "creditHours": 12,
         *       "price": 180,
         *       "summary": "逐章讲解清单计价标准的变化与招标控制价编制要点。",
         *       "lessonCount": 2,
         *       "durationS": 135,
         *       "enrolledCount": 412,
         *       "publishDate": "2026-03-02T01:00:00.000Z",
         *       "test": {
         *         "questionCount": 10,
         *         "passShare": 0.6,
         *         "attemptsPerDay": 3
         *       },
         *       "createdDate": "2026-03-02T01:00:00.000Z",
         *       "lastModifiedDate": "2026-03-02T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 3001,
         *       "mine": 0
         *     }
         */
        OfferedCourse: components["schemas"]["Course"] & {
            /** @description 1 for a course that the caller has. */
            mine: components["schemas"]["Flag"];
        };
        /**
         * @description Share of the seconds that was watched, rounded down to four decimals.
         * @example 0.4166
         */
        Share: number;
        /**
         * @example {
         *       "id": 3001,
         *       "title": "工程量清单计价标准宣贯与实务",
         *       "coverUrl": "files/covers/course-3001.svg",
         *       "category": "必修",
         *       "year": 2026,
         *       "onSaleUntil": "2027-12-31",
         *       "certMajor": "土木建筑",
         *       "teacher": "沈砚秋",
         *       "teacherTitle": "正高级工程师",
         *       "creditHours": 12,
         *       "price": 180,
         *       "summary": "逐章讲解清单计价标准的变化与招标控制价编制要点。",
         *       "lessonCount": 2,
         *       "durationS": 135,
         *       "enrolledCount": 412,
         *       "publishDate": "2026-03-02T01:00:00.000Z",
         *       "test": {
         *         "questionCount": 10,
         *         "passShare": 0.6,
         *         "attemptsPerDay": 3
         *       },
         *       "createdDate": "2026-03-02T01:00:00.000Z",
         *       "lastModifiedDate": "2026-03-02T01:00:00.000Z",
         *       "isDeleted": 0,
         *       "orderNum": 3001,
         *       "status": "STUDYING",
         *       "progress": 0.4166,
         *       "orderId": 212,
         *       "enrollTime": "2026-10-08T02:10:00.000Z",
         *       "lastLessonId": 300102,
         *       "lastStudyTime": "2026-11-19T12:31:08.000Z",
         *       "completeTime": null,
         *       "creditTime": null
         *     }
         */
        MyCourse: components["schemas"]["Course"] & {
            /**
             * @description STUDYING until every lesson was watched to 95 %.
             * @enum {string}
             */
            status: "STUDYING" | "COMPLETED";
            progress: components["schemas"]["Share"];
            /**
             * Format: int64
             * @description The order that paid for it.
             */
            orderId: number | null;
            /** @description When it was taken or paid for. */
            enrollTime: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Where to go on.
             */
            lastLessonId: number | null;
            /**
             * Format: date-time
             * @description When the player last reported; null before.
             */
            lastStudyTime: string | null;
            /**
             * Format: date-time
             * @description When the last lesson was watched to 95 %; null before.
             */
            completeTime: string | null;
            /**
             * Format: date-time
             * @description When its hours were credited.
             */
            creditTime: string | null;
        };
        /**
         * @description COMPLETED when every lesson was watched to 95 %, whether or not the course has a test still to be passed.
         * @enum {string}
         */
        CourseStatus: "NOT_ENROLLED" | "STUDYING" | "COMPLETED";
        /**
         * @description How the caller stands to the test of a course.
         * @example {
         *       "passTime": null,
         *       "attemptsLeft": 3,
         *       "openAttemptId": null
         *     }
         */
        CourseTestStanding: {
            /**
             * Format: date-time
             * @description When it was passed.
             */
            passTime: string | null;
            /** @description How many can still be begun today. */
            attemptsLeft: number;
            /**
             * Format: int64
             * @description The attempt that was not handed in.
             */
            openAttemptId: number | null;
        };
        /**
         * @description Whether the association pays the course back by rule, when its order is asked back now.
         * @example {
         *       "until": "2026-11-28T02:00:00.000Z",
         *       "refusal": null
         *     }
         * @example {
         *       "until": "2026-10-15T02:10:00.000Z",
         *       "refusal": "TOO_LATE"
         *     }
         */
        CourseRefundTerms: {
            /** @description Seven days after paying. */
            until: components["schemas"]["Instant"];
            /**
             * @description Why not; null while nothing is against it. COMPLETED once every lesson was watched, also when the course was started over since;
             *     WATCHED_TOO_MUCH above 10 %.
             * @enum {string|null}
             */
            refusal: "COMPLETED" | "WATCHED_TOO_MUCH" | "TOO_LATE" | null;
        };
        /**
         * @example {
         *       "from": 0,
         *       "to": 41.25
         *     }
         */
        WatchedRange: {
            /** @description Seconds from the start. */
            from: number;
            /** @description Seconds from the start. */
            to: number;
        };
        /**
         * @example {
         *       "lessonId": 300102,
         *       "progress": 0.55,
         *       "ranges": [
         *         {
         *           "from": 0,
         *           "to": 41.25
         *         }
         *       ],
         *       "position": 41.25,
         *       "reachable": 41.25,
         *       "completeTime": null
         *     }
         */
        LessonProgress: {
            lessonId: components["schemas"]["Id"];
            progress: components["schemas"]["Share"];
            /** @description What was watched, in order and apart from each other. */
            ranges: components["schemas"]["WatchedRange"][];
            /** @description Second to go on at; 0 after the end. */
            position: number;
            /** @description The furthest second that may be gone to; null once the lesson is complete. */
            reachable: number | null;
            /**
             * Format: date-time
             * @description When it was watched to 95 %; null before.
             */
            completeTime: string | null;
        };
        /**
         * @example {
         *       "courseId": 3001,
         *       "status": "STUDYING",
         *       "progress": 0.4166,
         *       "creditHours": 12,
         *       "creditTime": null,
         *       "test": {
         *         "passTime": null,
         *         "attemptsLeft": 3,
         *         "openAttemptId": null
         *       },
         *       "orderId": 212,
         *       "refund": {
         *         "until": "2026-10-15T02:10:00.000Z",
         *         "refusal": "TOO_LATE"
         *       },
         *       "swap": {
         *         "until": "2026-10-15T02:10:00.000Z",
         *         "refusal": "TOO_LATE"
         *       },
         *       "openOrderId": null,
         *       "lastLessonId": 300102,
         *       "lessons": [
         *         {
         *           "lessonId": 300102,
         *           "progress": 0.55,
         *           "ranges": [
         *             {
         *               "from": 0,
         *               "to": 41.25
         *             }
         *           ],
         *           "position": 41.25,
         *           "reachable": 41.25,
         *           "completeTime": null
         *         }
         *       ]
         *     }
         */
        CourseProgress: {
            courseId: components["schemas"]["Id"];
            status: components["schemas"]["CourseStatus"];
            progress: components["schemas"]["Share"];
            /** @description 学时 that it is worth. */
            creditHours: number;
            /**
             * Format: date-time
             * @description When the hours were credited: on completion, or when the test was passed.
             */
            creditTime: string | null;
            /** @description Null where the course has no test. */
            test: components["schemas"]["CourseTestStanding"] | null;
            /**
             * Format: int64
             * @description The order that paid for it.
             */
            orderId: number | null;
            /** @description Null for a course that the caller has not paid for. */
            refund: components["schemas"]["CourseRefundTerms"] | null;
            /** @description Null for a course that the caller has not paid for. */
            swap: components["schemas"]["CourseSwapTerms"] | null;
            /**
             * Format: int64
             * @description The caller's order for it that is waiting to be paid.
             */
            openOrderId: number | null;
            /**
             * Format: int64
             * @description Where to go on.
             */
            lastLessonId: number | null;
            /** @description Every lesson of the course in its order. */
            lessons: components["schemas"]["LessonProgress"][];
        };
        /**
         * @example {
         *       "courseId": 3006
         *     }
         */
        CourseSwapRequest: {
            /** @description The course to take instead. */
            courseId: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "id": 2,
         *       "courseId": 3004,
         *       "courseTitle": "造价管理相关法规年度更新",
         *       "status": "OPEN",
         *       "questionCount": 10,
         *       "correctCount": null,
         *       "startTime": "2026-11-21T01:40:00.000Z",
         *       "handInTime": null
         *     }
         */
        TestAttempt: {
            id: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            /** @description The course whose test it is. */
            courseTitle: string;
            /**
             * @description OPEN until it is handed in.
             * @enum {string}
             */
            status: "OPEN" | "PASSED" | "FAILED";
            /** @description Questions that were drawn. */
            questionCount: number;
            /** @description Null until it was handed in. */
            correctCount: number | null;
            /** @description When its questions were drawn. */
            startTime: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Null while it is OPEN.
             */
            handInTime: string | null;
        };
        /**
         * @example {
         *       "courseId": 3004
         *     }
         */
        TestAttemptRequest: {
            courseId: components["schemas"]["Id"];
        };
        /**
         * @description Letter before a choice.
         * @enum {string}
         */
        ChoiceKey: "A" | "B" | "C" | "D" | "E" | "F";
        /**
         * @example [
         *       "B"
         *     ]
         */
        TestChoices: components["schemas"]["ChoiceKey"][];
        /**
         * @example {
         *       "id": 3004001,
         *       "kind": "SINGLE",
         *       "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
         *       "choices": [
         *         {
         *           "key": "A",
         *           "text": "一律按修订后的规定执行"
         *         },
         *         {
         *           "key": "B",
         *           "text": "双方协商，协商不成的按合同签订时的规定执行"
         *         },
         *         {
         *           "key": "C",
         *           "text": "由发包人单方决定"
         *         },
         *         {
         *           "key": "D",
         *           "text": "由承包人单方决定"
         *         }
         *       ],
         *       "given": null,
         *       "right": null
         *     }
         */
        TestQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description SINGLE has one right choice.
             * @enum {string}
             */
            kind: "SINGLE" | "MULTIPLE";
            /** @description The question. */
            text: string;
            /** @description To choose from, in their order. */
            choices: {
                key: components["schemas"]["ChoiceKey"];
                text: string;
            }[];
            /** @description What was chosen; null until the attempt was handed in. */
            given: components["schemas"]["TestChoices"] | null;
            /** @description What is right; null until the attempt was handed in. */
            right: components["schemas"]["TestChoices"] | null;
        };
        /**
         * @example {
         *       "id": 2,
         *       "courseId": 3004,
         *       "courseTitle": "造价管理相关法规年度更新",
         *       "status": "OPEN",
         *       "questionCount": 10,
         *       "correctCount": null,
         *       "startTime": "2026-11-21T01:40:00.000Z",
         *       "handInTime": null,
         *       "questions": [
         *         {
         *           "id": 3004001,
         *           "kind": "SINGLE",
         *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
         *           "choices": [
         *             {
         *               "key": "A",
         *               "text": "一律按修订后的规定执行"
         *             },
         *             {
         *               "key": "B",
         *               "text": "双方协商，协商不成的按合同签订时的规定执行"
         *             },
         *             {
         *               "key": "C",
         *               "text": "由发包人单方决定"
         *             },
         *             {
         *               "key": "D",
         *               "text": "由承包人单方决定"
         *             }
         *           ],
         *           "given": null,
         *           "right": null
         *         },
         *         {
         *           "id": 3004001,
         *           "kind": "SINGLE",
         *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
         *           "choices": [
         *             {
         *               "key": "A",
         *               "text": "一律按修订后的规定执行"
         *             },
         *             {
         *               "key": "B",
         *               "text": "双方协商，协商不成的按合同签订时的规定执行"
         *             },
         *             {
         *               "key": "C",
         *               "text": "由发包人单方决定"
         *             },
         *             {
         *               "key": "D",
         *               "text": "由承包人单方决定"
         *             }
         *           ],
         *           "given": null,
         *           "right": null
         *         },
         *         {
         *           "id": 3004001,
         *           "kind": "SINGLE",
         *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
         *           "choices": [
         *             {
         *               "key": "A",
         *               "text": "一律按修订后的规定执行"
         *             },
         *             {
         *               "key": "B",
         *               "text": "双方协商，协商不成的按合同签订时的规定执行"
         *             },
         *             {
         *               "key": "C",
         *               "text": "由发包人单方决定"
         *             },
         *             {
         *               "key": "D",
         *               "text": "由承包人单方决定"
         *             }
         *           ],
         *           "given": null,
         *           "right": null
         *         },
         *         {
         *           "id": 3004001,
         *           "kind": "SINGLE",
         *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
         *           "choices": [
         *             {
         *               "key": "A",
         *               "text": "一律按修订后的规定执行"
         *             },
         *             {
         *               "key": "B",
         *               "text": "双方协商，协商不成的按合同签订时的规定执行"
         *             },
         *             {
         *               "key": "C",
         *               "text": "由发包人单方决定"
         *             },
         *             {
         *               "key": "D",
         *               "text": "由承包人单方决定"
         *             }
         *           ],
         *           "given": null,
         *           "right": null
         *         },
         *         {
         *           "id": 3004001,
         *           "kind": "SINGLE",
         *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
         *           "choices": [
         *             {
         *               "key": "A",
         *               "text": "一律按修订后的规定执行"
         *             },
         *             {
         *               "key": "B",
         *               "text": "双方协商，协商不成的按合同签订时的规定执行"
         *             },
         *             {
         *               "key": "C",
         *               "text": "由发包人单方决定"
         *             },
         *             {
         *               "key": "D",
         *               "text": "由承包人单方决定"
         *             }
         *           ],
         *           "given": null,
         *           "right": null
         *         },
         *         {
         *           "id": 3004001,
         *           "kind": "SINGLE",
         *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
         *           "choices": [
         *             {
         *               "key": "A",
         *               "text": "一律按修订后的规定执行"
         *             },
         *             {
         *               "key": "B",
         *               "text": "双方协商，协商不成的按合同签订时的规定执行"
         *             },
         *             {
         *               "key": "C",
         *               "text": "由发包人单方决定"
         *             },
         *             {
         *               "key": "D",
         *               "text": "由承包人单方决定"
         *             }
         *           ],
         *           "given": null,
         *           "right": null
         *         },
         *         {
         *           "id": 3004001,
         *           "kind": "SINGLE",
         *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
         *           "choices": [
         *             {
         *               "key": "A",
         *               "text": "一律按修订后的规定执行"
         *             },
         *             {
         *               "key": "B",
         *               "text": "双方协商，协商不成的按合同签订时的规定执行"
         *             },
         *             {
         *               "key": "C",
         *               "text": "由发包人单方决定"
         *             },
         *             {
         *               "key": "D",
         *               "text": "由承包人单方决定"
         *             }
         *           ],
         *           "given": null,
         *           "right": null
         *         },
         *         {
         *           "id": 3004001,
         *           "kind": "SINGLE",
         *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
         *           "choices": [
         *             {
         *               "key": "A",
         *               "text": "一律按修订后的规定执行"
         *             },
         *             {
         *               "key": "B",
         *               "text": "双方协商，协商不成的按合同签订时的规定执行"
         *             },
         *             {
         *               "key": "C",
         *               "text": "由发包人单方决定"
         *             },
         *             {
         *               "key": "D",
         *               "text": "由承包人单方决定"
         *             }
         *           ],
         *           "given": null,
         *           "right": null
         *         },
         *         {
         *           "id": 3004001,
         *           "kind": "SINGLE",
         *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
         *           "choices": [
         *             {
         *               "key": "A",
         *               "text": "一律按修订后的规定执行"
         *             },
         *             {
         *               "key": "B",
         *               "text": "双方协商，协商不成的按合同签订时的规定执行"
         *             },
         *             {
         *               "key": "C",
         *               "text": "由发包人单方决定"
         *             },
         *             {
         *               "key": "D",
         *               "text": "由承包人单方决定"
         *             }
         *           ],
         *           "given": null,
         *           "right": null
         *         },
         *         {
         *           "id": 3004001,
         *           "kind": "SINGLE",
         *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
         *           "choices": [
         *             {
         *               "key": "A",
         *               "text": "一律按修订后的规定执行"
         *             },
         *             {
         *               "key": "B",
         *               "text": "双方协商，协商不成的按合同签订时的规定执行"
         *             },
         *             {
         *               "key": "C",
         *               "text": "由发包人单方决定"
         *             },
         *             {
         *               "key": "D",
         *               "text": "由承包人单方决定"
         *             }
         *           ],
         *           "given": null,
         *           "right": null
         *         }
         *       ]
         *     }
         */
        TestAttemptDetail: components["schemas"]["TestAttempt"] & {
            /** @description In the order in which they were drawn. */
            questions: components["schemas"]["TestQuestion"][];
        };
        /**
         * @example {
         *       "answers": [
         *         {
         *           "questionId": 3004001,
         *           "choices": [
         *             "B"
         *           ]
         *         }
         *       ]
         *     }
         */
        TestAnswers: {
            /** @description At most one for each question of the attempt. */
            answers: {
                questionId: components["schemas"]["Id"];
                choices: components["schemas"]["TestChoices"];
            }[];
        };
        /**
         * @description Given by the player's opening; it goes with each report.
         * @example kT3vQm8sX0aZr5LwYc1nUg
         */
        SessionId: string;
        /**
         * @example {
         *       "sessionId": "kT3vQm8sX0aZr5LwYc1nUg",
         *       "lessonId": 300804,
         *       "courseId": 3008,
         *       "title": "配管配线的预留",
         *       "durationS": 90,
         *       "videoUrl": "files/videos/300804.webm?until=1795234800000&member=2&signature=mV0wq1",
         *       "expireTime": "2026-11-21T04:00:00.000Z",
         *       "heartbeatS": 10,
         *       "progress": {
         *         "lessonId": 300804,
         *         "progress": 0.5444,
         *         "ranges": [
         *           {
         *             "from": 0,
         *             "to": 49
         *           }
         *         ],
         *         "position": 49,
         *         "reachable": 49,
         *         "completeTime": null
         *       }
         *     }
         */
        LessonSession: {
            sessionId: components["schemas"]["SessionId"];
            lessonId: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            title: string;
            /** @description Seconds. */
            durationS: number;
            /** @description Absolute, or relative to the API base; holds for the caller alone until expireTime. */
            videoUrl: string;
            /** @description Until when the video's address holds. */
            expireTime: components["schemas"]["Instant"];
            /** @description Seconds between two reports while it plays. */
            heartbeatS: number;
            /** @description Where to go on, and what was watched before. */
            progress: components["schemas"]["LessonProgress"];
        };
        /**
         * @example {
         *       "sessionId": "kT3vQm8sX0aZr5LwYc1nUg",
         *       "seq": 1,
         *       "from": 49,
         *       "to": 59,
         *       "rate": 1
         *     }
         */
        Heartbeat: {
            sessionId: components["schemas"]["SessionId"];
            /** @description Rises with each report of the session. */
            seq: number;
            /** @description Second at which the stretch began. */
            from: number;
            /** @description Second at which it ended; not before `from` and not after the lesson's end. */
            to: number;
            /** @description How fast it was played. */
            rate: number;
        };
        /**
         * @example {
         *       "presenceRequired": false,
         *       "lesson": {
         *         "lessonId": 300804,
         *         "progress": 0.5444,
         *         "ranges": [
         *           {
         *             "from": 0,
         *             "to": 49
         *           }
         *         ],
         *         "position": 49,
         *         "reachable": 49,
         *         "completeTime": null
         *       },
         *       "courseStatus": "STUDYING",
         *       "courseProgress": 0.5074,
         *       "creditTime": null
         *     }
         */
        HeartbeatResult: {
            /** @description Pause and ask whether the viewer is still there. */
            presenceRequired: boolean;
            /** @description How the lesson stands after the report. */
            lesson: components["schemas"]["LessonProgress"];
            /**
             * @description How the course stands after the report.
             * @enum {string}
             */
            courseStatus: "STUDYING" | "COMPLETED";
            courseProgress: components["schemas"]["Share"];
            /**
             * Format: date-time
             * @description When the course's hours were credited; null where its test has still to be passed.
             */
            creditTime: string | null;
        };
        /**
         * @example {
         *       "sessionId": "kT3vQm8sX0aZr5LwYc1nUg"
         *     }
         */
        Presence: {
            sessionId: components["schemas"]["SessionId"];
        };
        /** @description 128 random bits. */
        HoursVerifyCode: string;
        /**
         * @example {
         *       "id": 1,
         *       "certNo": "JXJY2025000101",
         *       "holderName": "林知远",
         *       "memberNo": "JC-P-2019-0001",
         *       "year": 2025,
         *       "compulsoryHours": 15,
         *       "electiveHours": 0,
         *       "courses": [
         *         {
         *           "courseId": 3007,
         *           "title": "建设工程施工合同价款调整",
         *           "category": "必修",
         *           "creditHours": 15,
         *           "creditTime": "2025-09-18T12:40:00.000Z"
         *         }
         *       ],
         *       "issueDate": "2026-01-08",
         *       "issuer": "江川省建设工程造价管理协会",
         *       "verifyCode": "q3Yv0LkXn8sT5bWm2RcZ1A",
         *       "verifyUrl": "http://127.0.0.1:5173/verify/hours/q3Yv0LkXn8sT5bWm2RcZ1A",
         *       "status": "VALID"
         *     }
         */
        HourCertificate: {
            id: components["schemas"]["Id"];
            /** @description What is printed on the certificate. */
            certNo: string;
            /** @description The person whose hours they are. */
            holderName: string;
            /** @description Null of who is no member yet. */
            memberNo: string | null;
            /** @description Calendar year in PRC that the hours count for. */
            year: number;
            compulsoryHours: components["schemas"]["Hours"];
            electiveHours: components["schemas"]["Hours"];
            /** @description The courses behind the hours. */
            courses: components["schemas"]["Credit"][];
            /** @description Day in PRC. */
            issueDate: components["schemas"]["Date"];
            /** @description The association's name. */
            issuer: string;
            verifyCode: components["schemas"]["HoursVerifyCode"];
            /** @description What the QR encodes: the website's page about this code. */
            verifyUrl: string;
            /**
             * @description REPLACED by one over more hours; REVOKED when hours were taken back.
             * @enum {string}
             */
            status: "VALID" | "REPLACED" | "REVOKED";
        };
        /**
         * @example {
         *       "year": 2025
         *     }
         */
        HourCertificateRequest: {
            /** @description Calendar year in PRC that the hours count for. */
            year: number;
        };
    };
    responses: {
        /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "path": "/api/public/info-news-list",
                 *       "message": "error.validation",
                 *       "fieldErrors": [
                 *         {
                 *           "objectName": "query",
                 *           "field": "size",
                 *           "message": "Max",
                 *           "detail": "must be <= 2000"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": {
                    /** @enum {string} */
                    message?: "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                } & components["schemas"]["Problem"];
            };
        };
        /** @description Too often; wait as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "path": "/api/public/phoneCode",
                 *       "message": "error.tooManyRequests"
                 *     }
                 */
                "application/problem+json": {
                    /** @enum {string} */
                    message?: "error.tooManyRequests" | "error.http.429";
                } & components["schemas"]["Problem"];
            };
        };
        /** @description The server failed; nothing was changed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Internal Server Error",
                 *       "status": 500,
                 *       "path": "/api/member-orders",
                 *       "message": "error.http.500"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Sent. The next one can be asked for after `resendAfter` seconds. */
        CodeSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "expiresIn": 300,
                 *       "resendAfter": 60
                 *     }
                 */
                "application/json": components["schemas"]["CodeSent"];
            };
        };
        /** @description The body is larger than 1 MiB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Payload Too Large",
                 *       "status": 413,
                 *       "path": "/api/authenticate",
                 *       "message": "error.http.413"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "path": "/api/authenticate",
                 *       "message": "error.http.415"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It is right, and valid for so many seconds more. */
        CodeValid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "expiresIn": 214
                 *     }
                 */
                "application/json": components["schemas"]["CodeValid"];
            };
        };
        /** @description Logged in. */
        LoggedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["LoginResult"];
            };
        };
        /**
         * @description No token, or one that is not valid (any more). In the wild also an empty body with `WWW-Authenticate: Bearer`; clients stand both.
         *     `result.isLogin` is true when a token was presented and refused.
         */
        Unauthorized: {
            headers: {
                /** @example Bearer */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "path": "/api/member/current",
                 *       "message": "error.http.401",
                 *       "detail": "The token has expired",
                 *       "result": {
                 *         "isLogin": true
                 *       }
                 *     }
                 */
                "application/problem+json": {
                    /** @enum {string} */
                    message?: "error.http.401";
                } & components["schemas"]["Problem"];
            };
        };
        /** @description Logged in, but the role lacks the permission. May come without a message. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "path": "/api/weixin/native/pay",
                 *       "message": "error.http.403",
                 *       "detail": "无权限"
                 *     }
                 */
                "application/problem+json": {
                    /** @enum {string} */
                    message?: "error.http.403";
                } & components["schemas"]["Problem"];
            };
        };
        /** @description What is bound now. */
        Contacts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "phone": "138****0002",
                 *       "email": "s***@mail.example"
                 *     }
                 */
                "application/json": components["schemas"]["BoundContacts"];
            };
        };
        /** @description No such record, or not one the caller may know of. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "path": "/api/member-order-detail/99",
                 *       "message": "error.http.404"
                 *     }
                 */
                "application/problem+json": {
                    /** @enum {string} */
                    message?: "error.http.404";
                } & components["schemas"]["Problem"];
            };
        };
        /** @description The profile as it stands. */
        MemberBasic: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MemberBasic"];
            };
        };
        /** @description One page of news. */
        NewsPage: {
            headers: {
                "X-Total-Count": components["headers"]["TotalCount"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example [
                 *       {
                 *         "id": 1017,
                 *         "title": "关于开展2026年度工程造价咨询企业信用评价申报工作的通知",
                 *         "subTitle": null,
                 *         "infoDictsId": 2,
                 *         "infoDictsDetailsId": 202,
                 *         "source": "江川造价协会",
                 *         "author": "专业部",
                 *         "coverUrl": "files/covers/credit-rating-declaration-notice.svg",
                 *         "summary": "2026年度信用评价申报自2026年11月24日起受理，凡入会满一年、上年度有造价咨询业绩的单位会员均可申报，采取网上填报、联络站核验、专家评审、社会公示的方式进行。",
                 *         "documentNo": "江川价协〔2026〕38号",
                 *         "issuer": "江川省建设工程造价管理协会",
                 *         "issuingLevel": "协会",
                 *         "validity": null,
                 *         "effectiveDate": null,
                 *         "isTop": 1,
                 *         "isCarousel": 1,
                 *         "viewCount": 6913,
                 *         "publishDate": "2026-11-19T02:52:00.000Z",
                 *         "status": "PUBLISHED",
                 *         "createdDate": "2026-11-19T02:52:00.000Z",
                 *         "lastModifiedDate": "2026-11-19T02:52:00.000Z",
                 *         "isDeleted": 0,
                 *         "orderNum": 1017
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["NewsSummary"][];
            };
        };
        /** @description One page of years that are settled. */
        FeeYearPage: {
            headers: {
                "X-Total-Count": components["headers"]["TotalCount"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example [
                 *       {
                 *         "id": 540,
                 *         "memberId": 101,
                 *         "name": "江川衡准工程造价咨询有限公司",
                 *         "memberNo": "JC-U-1999-0101",
                 *         "memberLevel": "会长单位",
                 *         "feeYear": 2026,
                 *         "isExempt": false,
                 *         "payDate": "2026-03-12"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["FeeYear"][];
            };
        };
        /** @description One page of years. */
        YearPage: {
            headers: {
                "X-Total-Count": components["headers"]["TotalCount"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example [
                 *       {
                 *         "year": 2025,
                 *         "companyCount": 26
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["PublishedYear"][];
            };
        };
        /** @description One page of items. */
        ItemPage: {
            headers: {
                "X-Total-Count": components["headers"]["TotalCount"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example [
                 *       {
                 *         "id": 6001,
                 *         "kind": "NEWS",
                 *         "title": "公司中标临江图书馆新馆全过程造价咨询",
                 *         "summary": "服务范围覆盖决策、设计、招采、施工与结算五个阶段。",
                 *         "coverUrl": null,
                 *         "eventDate": null,
                 *         "domainId": "hengxin",
                 *         "ownerId": 6,
                 *         "ownerName": "江川恒信工程造价咨询有限公司",
                 *         "publishDate": "2026-11-09T02:20:00.000Z",
                 *         "createdDate": "2026-11-09T01:00:00.000Z",
                 *         "lastModifiedDate": "2026-11-09T02:20:00.000Z",
                 *         "isDeleted": 0,
                 *         "orderNum": 6001
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["SiteItem"][];
            };
        };
        /** @description The invitation as it is now. */
        Invitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": 8001,
                 *       "companyId": 6,
                 *       "companyName": "江川恒信工程造价咨询有限公司",
                 *       "phone": "13800010002",
                 *       "personName": null,
                 *       "remark": "请加入本单位，会费由单位统一代缴。",
                 *       "status": "PENDING",
                 *       "answeredDate": null,
                 *       "createdDate": "2026-11-16T02:00:00.000Z",
                 *       "lastModifiedDate": "2026-11-16T02:00:00.000Z",
                 *       "isDeleted": 0,
                 *       "orderNum": 8001
                 *     }
                 */
                "application/json": components["schemas"]["UnitInvitation"];
            };
        };
        /** @description The transfer as it stands now. */
        Transfer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "orderId": 708,
                 *       "orderNo": "JC2026112100000708",
                 *       "accountName": "江川省建设工程造价管理协会",
                 *       "bankName": "江川银行临江分行营业部",
                 *       "accountNo": "690112345678900018",
                 *       "amount": 400,
                 *       "remark": "会费 JC2026112100000708",
                 *       "status": "AWAITING_PROOF",
                 *       "proof": null,
                 *       "handedInTime": null,
                 *       "opinion": null,
                 *       "expireTime": "2026-11-28T01:45:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["BankTransfer"];
            };
        };
        /** @description Kept. `Location` is where its owner downloads it. */
        Uploaded: {
            headers: {
                /** @example api/files/8002 */
                Location?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": 9001,
                 *       "url": "files/attachments/9001.pdf",
                 *       "name": "江川建价〔2026〕12号.pdf",
                 *       "size": 48213
                 *     }
                 */
                "application/json": components["schemas"]["KeptFile"];
            };
        };
        /** @description The file is larger than 10 MiB. */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Payload Too Large",
                 *       "status": 413,
                 *       "path": "/api/files",
                 *       "message": "error.http.413",
                 *       "fieldErrors": [
                 *         {
                 *           "objectName": "body",
                 *           "field": "file",
                 *           "message": "Size",
                 *           "detail": "must be at most 10 MiB"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not `multipart/form-data`. */
        NotAForm: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "path": "/api/files",
                 *       "message": "error.http.415"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Notices that are unread now. */
        Unread: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "unreadCount": 2
                 *     }
                 */
                "application/json": components["schemas"]["UnreadMessages"];
            };
        };
    };
    parameters: {
        /** @description Page, counted from 0. */
        Page: number;
        /** @description Rows a page. */
        Size: number;
        /**
         * @description Id of the news item.
         * @example 1017
         */
        NewsId: components["schemas"]["Id"];
        /**
         * @description Address of a unit's mini-site.
         * @example hengzhun
         */
        UnitDomainId: components["schemas"]["DomainId"];
        /**
         * @description Address of a person's mini-site.
         * @example shen-weiheng
         */
        PersonDomainId: components["schemas"]["DomainId"];
        /**
         * @description Only of this unit's mini-site; without it of all.
         * @example hengzhun
         */
        UnitSite: components["schemas"]["DomainId"];
        /**
         * @description Only of this person's mini-site; without it of all.
         * @example shen-weiheng
         */
        PersonSite: components["schemas"]["DomainId"];
        /**
         * @description Id of the application.
         * @example 3001
         */
        ApplyId: components["schemas"]["Id"];
        /**
         * @description Id of a draft.
         * @example 3013
         */
        DraftId: components["schemas"]["Id"];
        /**
         * @description Id of an application that was submitted and not reviewed yet.
         * @example 3016
         */
        SubmittedId: components["schemas"]["Id"];
        /**
         * @description Id of the batch.
         * @example 4001
         */
        BatchId: components["schemas"]["Id"];
        /**
         * @description Id of the invitation.
         * @example 8001
         */
        InvitationId: components["schemas"]["Id"];
        /**
         * @description Id of the course.
         * @example 3001
         */
        CourseId: components["schemas"]["Id"];
        /**
         * @description Id of a course without a price.
         * @example 3004
         */
        FreeCourseId: components["schemas"]["Id"];
        /**
         * @description Id of a course that the caller has paid for.
         * @example 3001
         */
        BoughtCourseId: components["schemas"]["Id"];
        /**
         * @description Id of a course that the caller is enrolled in.
         * @example 3008
         */
        StudiedCourseId: components["schemas"]["Id"];
        /**
         * @description Id of the attempt.
         * @example 1
         */
        AttemptId: components["schemas"]["Id"];
        /**
         * @description Id of an attempt that is open.
         * @example 2
         */
        OpenAttemptId: components["schemas"]["Id"];
        /**
         * @description Id of the lesson.
         * @example 300804
         */
        LessonId: components["schemas"]["Id"];
    };
    requestBodies: {
        MemberBasic: {
            content: {
                "application/json": components["schemas"]["MemberBasicBody"];
            };
        };
        Application: {
            content: {
                /**
                 * @example {
                 *       "orderIds": [
                 *         704
                 *       ],
                 *       "invoiceKind": "E_NORMAL",
                 *       "titleType": "COMPANY",
                 *       "buyerName": "江川恒信工程造价咨询有限公司",
                 *       "buyerTaxNo": "91349901MA2HX01K7F",
                 *       "email": "finance@hengxin.example"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceApplication"];
            };
        };
        Pay: {
            content: {
                "application/json": components["schemas"]["PayRequest"];
            };
        };
        Upload: {
            content: {
                /**
                 * @example {
                 *       "file": "营业执照.pdf"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["Upload"];
            };
        };
    };
    headers: {
        /**
         * @description Seconds to wait before the next try.
         * @example 60
         */
        RetryAfter: number;
        /**
         * @description Rows that the criteria match, over all pages.
         * @example 128
         */
        TotalCount: number;
        /**
         * @description Addresses of the pages `next`, `prev`, `last`, `first`; commas in them are written `%2C`.
         * @example </ht/api/public/info-news-list?page=1&size=20>; rel="next",</ht/api/public/info-news-list?page=6&size=20>; rel="last",</ht/api/public/info-news-list?page=0&size=20>; rel="first"
         */
        Link: string;
        /**
         * @description Address of the record that was made, relative to the API's base.
         * @example api/member-applies/user/3002
         */
        Location: string;
    };
    pathItems: never;
}
export type ErrorParams = components['schemas']['ErrorParams'];
export type CaptchaKey = components['schemas']['CaptchaKey'];
export type Captcha = components['schemas']['Captcha'];
export type Id = components['schemas']['Id'];
export type OpenApplicationParams = components['schemas']['OpenApplicationParams'];
export type CertificateParams = components['schemas']['CertificateParams'];
export type OrderParams = components['schemas']['OrderParams'];
export type PayerParams = components['schemas']['PayerParams'];
export type ReachableParams = components['schemas']['ReachableParams'];
export type EntityName = components['schemas']['EntityName'];
export type MaterialType = components['schemas']['MaterialType'];
export type FieldParams = components['schemas']['FieldParams'];
export type FieldError = components['schemas']['FieldError'];
export type Problem = components['schemas']['Problem'];
export type Phone = components['schemas']['Phone'];
export type CaptchaCode = components['schemas']['CaptchaCode'];
export type PhoneCodeRequest = components['schemas']['PhoneCodeRequest'];
export type CodeSent = components['schemas']['CodeSent'];
export type Email = components['schemas']['Email'];
export type MailCodeRequest = components['schemas']['MailCodeRequest'];
export type AccountCodeRequest = components['schemas']['AccountCodeRequest'];
export type MaskedPhone = components['schemas']['MaskedPhone'];
export type AccountCodeSent = components['schemas']['AccountCodeSent'];
export type SentCode = components['schemas']['SentCode'];
export type PhoneCodeCheck = components['schemas']['PhoneCodeCheck'];
export type CodeValid = components['schemas']['CodeValid'];
export type MailCodeCheck = components['schemas']['MailCodeCheck'];
export type EncryptedPassword = components['schemas']['EncryptedPassword'];
export type Login = components['schemas']['Login'];
export type LoginResult = components['schemas']['LoginResult'];
export type MemberLogin = components['schemas']['MemberLogin'];
export type Role = components['schemas']['Role'];
export type Permission = components['schemas']['Permission'];
export type CurrentUser = components['schemas']['CurrentUser'];
export type CurrentMember = components['schemas']['CurrentMember'];
export type MenuItem = components['schemas']['MenuItem'];
export type Menu = components['schemas']['Menu'];
export type PersonName = components['schemas']['PersonName'];
export type NewPassword = components['schemas']['NewPassword'];
export type PersonRegistration = components['schemas']['PersonRegistration'];
export type CompanyName = components['schemas']['CompanyName'];
export type Uscc = components['schemas']['Uscc'];
export type UnitRegistration = components['schemas']['UnitRegistration'];
export type Registration = components['schemas']['Registration'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type BoundContacts = components['schemas']['BoundContacts'];
export type PhoneAddition = components['schemas']['PhoneAddition'];
export type PhoneChange = components['schemas']['PhoneChange'];
export type MailAddition = components['schemas']['MailAddition'];
export type MailChange = components['schemas']['MailChange'];
export type OwnCodeRequest = components['schemas']['OwnCodeRequest'];
export type OwnCodeSent = components['schemas']['OwnCodeSent'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type MembershipState = components['schemas']['MembershipState'];
export type NextActionKind = components['schemas']['NextActionKind'];
export type NextAction = components['schemas']['NextAction'];
export type ApplyKind = components['schemas']['ApplyKind'];
export type ApplyStatus = components['schemas']['ApplyStatus'];
export type AuditNode = components['schemas']['AuditNode'];
export type SummaryApply = components['schemas']['SummaryApply'];
export type Yuan = components['schemas']['Yuan'];
export type SummaryFees = components['schemas']['SummaryFees'];
export type Instant = components['schemas']['Instant'];
export type SummaryActivity = components['schemas']['SummaryActivity'];
export type CourseCategory = components['schemas']['CourseCategory'];
export type Hours = components['schemas']['Hours'];
export type CategoryHours = components['schemas']['CategoryHours'];
export type SummaryHours = components['schemas']['SummaryHours'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type SummaryOrder = components['schemas']['SummaryOrder'];
export type MemberSummary = components['schemas']['MemberSummary'];
export type ClosingReason = components['schemas']['ClosingReason'];
export type AccountClosing = components['schemas']['AccountClosing'];
export type AccountClosure = components['schemas']['AccountClosure'];
export type CompanyType = components['schemas']['CompanyType'];
export type UnitBasic = components['schemas']['UnitBasic'];
export type PersonBasic = components['schemas']['PersonBasic'];
export type MemberBasic = components['schemas']['MemberBasic'];
export type Flag = components['schemas']['Flag'];
export type Audit = components['schemas']['Audit'];
export type OwnerType = components['schemas']['OwnerType'];
export type ApplicantName = components['schemas']['ApplicantName'];
export type Date = components['schemas']['Date'];
export type ApplicantPlace = components['schemas']['ApplicantPlace'];
export type ApplicantEmail = components['schemas']['ApplicantEmail'];
export type Headcount = components['schemas']['Headcount'];
export type CompanyBlock = components['schemas']['CompanyBlock'];
export type PersonBlock = components['schemas']['PersonBlock'];
export type MemberLevel = components['schemas']['MemberLevel'];
export type KeptFile = components['schemas']['KeptFile'];
export type ApplyMaterial = components['schemas']['ApplyMaterial'];
export type ApplyAuditRecord = components['schemas']['ApplyAuditRecord'];
export type MemberApply = components['schemas']['MemberApply'];
export type FeeStatus = components['schemas']['FeeStatus'];
export type FeePayer = components['schemas']['FeePayer'];
export type MemberFee = components['schemas']['MemberFee'];
export type OrderType = components['schemas']['OrderType'];
export type PayChannel = components['schemas']['PayChannel'];
export type MemberOrder = components['schemas']['MemberOrder'];
export type InvoiceKind = components['schemas']['InvoiceKind'];
export type TitleType = components['schemas']['TitleType'];
export type InvoiceStatus = components['schemas']['InvoiceStatus'];
export type MemberInvoice = components['schemas']['MemberInvoice'];
export type ActivityStatus = components['schemas']['ActivityStatus'];
export type ActivityPayState = components['schemas']['ActivityPayState'];
export type ActivitySignUp = components['schemas']['ActivitySignUp'];
export type Credit = components['schemas']['Credit'];
export type EducationHours = components['schemas']['EducationHours'];
export type MessageKind = components['schemas']['MessageKind'];
export type MessageSubjectKind = components['schemas']['MessageSubjectKind'];
export type MessageSubject = components['schemas']['MessageSubject'];
export type MemberMessage = components['schemas']['MemberMessage'];
export type MemberLoginRecord = components['schemas']['MemberLoginRecord'];
export type OwnData = components['schemas']['OwnData'];
export type UnitBasicBody = components['schemas']['UnitBasicBody'];
export type PersonBasicBody = components['schemas']['PersonBasicBody'];
export type MemberBasicBody = components['schemas']['MemberBasicBody'];
export type DictionaryDetail = components['schemas']['DictionaryDetail'];
export type Dictionary = components['schemas']['Dictionary'];
export type Banner = components['schemas']['Banner'];
export type NewsStatus = components['schemas']['NewsStatus'];
export type NewsFields = components['schemas']['NewsFields'];
export type NewsSummary = components['schemas']['NewsSummary'];
export type NewsBody = components['schemas']['NewsBody'];
export type NewsNeighbour = components['schemas']['NewsNeighbour'];
export type NewsArticle = components['schemas']['NewsArticle'];
export type NewsDetail = components['schemas']['NewsDetail'];
export type NewsHit = components['schemas']['NewsHit'];
export type FeeNews = components['schemas']['FeeNews'];
export type CreditLevel = components['schemas']['CreditLevel'];
export type CompanyFields = components['schemas']['CompanyFields'];
export type Company = components['schemas']['Company'];
export type MemberFields = components['schemas']['MemberFields'];
export type Member = components['schemas']['Member'];
export type DomainId = components['schemas']['DomainId'];
export type CompanyDetail = components['schemas']['CompanyDetail'];
export type MemberDetail = components['schemas']['MemberDetail'];
export type FeeYear = components['schemas']['FeeYear'];
export type CompanyRating = components['schemas']['CompanyRating'];
export type PublishedYear = components['schemas']['PublishedYear'];
export type CompanyRanking = components['schemas']['CompanyRanking'];
export type PictureUrl = components['schemas']['PictureUrl'];
export type CoverId = components['schemas']['CoverId'];
export type CompanySiteFields = components['schemas']['CompanySiteFields'];
export type CompanySiteSummary = components['schemas']['CompanySiteSummary'];
export type MemberSiteFields = components['schemas']['MemberSiteFields'];
export type MemberSiteSummary = components['schemas']['MemberSiteSummary'];
export type CompanySiteInfo = components['schemas']['CompanySiteInfo'];
export type MemberSiteInfo = components['schemas']['MemberSiteInfo'];
export type SiteContacts = components['schemas']['SiteContacts'];
export type SiteContent = components['schemas']['SiteContent'];
export type CompanySite = components['schemas']['CompanySite'];
export type MemberSite = components['schemas']['MemberSite'];
export type SiteStatus = components['schemas']['SiteStatus'];
export type PublishedSite = components['schemas']['PublishedSite'];
export type OwnSite = components['schemas']['OwnSite'];
export type SiteUpdate = components['schemas']['SiteUpdate'];
export type SiteInput = components['schemas']['SiteInput'];
export type ItemKind = components['schemas']['ItemKind'];
export type SiteItemFields = components['schemas']['SiteItemFields'];
export type SiteItemPlace = components['schemas']['SiteItemPlace'];
export type SiteItem = components['schemas']['SiteItem'];
export type SiteItemDetail = components['schemas']['SiteItemDetail'];
export type SiteItemStatus = components['schemas']['SiteItemStatus'];
export type OwnSiteItem = components['schemas']['OwnSiteItem'];
export type SiteItemUpdate = components['schemas']['SiteItemUpdate'];
export type SiteItemInput = components['schemas']['SiteItemInput'];
export type CalculatorStandardCode = components['schemas']['CalculatorStandardCode'];
export type CalculatorLimits = components['schemas']['CalculatorLimits'];
export type CalculatorCode = components['schemas']['CalculatorCode'];
export type CalculatorRateUnit = components['schemas']['CalculatorRateUnit'];
export type CalculatorTier = components['schemas']['CalculatorTier'];
export type CalculatorTierTable = components['schemas']['CalculatorTierTable'];
export type CalculatorPoint = components['schemas']['CalculatorPoint'];
export type CalculatorRateBeyond = components['schemas']['CalculatorRateBeyond'];
export type CalculatorFeeRange = components['schemas']['CalculatorFeeRange'];
export type CalculatorAgreementBeyond = components['schemas']['CalculatorAgreementBeyond'];
export type CalculatorPointTable = components['schemas']['CalculatorPointTable'];
export type CalculatorFlagExtra = components['schemas']['CalculatorFlagExtra'];
export type CalculatorAmountExtra = components['schemas']['CalculatorAmountExtra'];
export type CalculatorExtra = components['schemas']['CalculatorExtra'];
export type CalculatorService = components['schemas']['CalculatorService'];
export type CalculatorCoefficientCode = components['schemas']['CalculatorCoefficientCode'];
export type CalculatorChoice = components['schemas']['CalculatorChoice'];
export type CalculatorRange = components['schemas']['CalculatorRange'];
export type CalculatorCoefficient = components['schemas']['CalculatorCoefficient'];
export type CalculatorStandard = components['schemas']['CalculatorStandard'];
export type CalculatorAmount = components['schemas']['CalculatorAmount'];
export type CalculatorExtraAmount = components['schemas']['CalculatorExtraAmount'];
export type CalculationRequest = components['schemas']['CalculationRequest'];
export type CalculationTier = components['schemas']['CalculationTier'];
export type CalculationTierWorking = components['schemas']['CalculationTierWorking'];
export type CalculationPointWorking = components['schemas']['CalculationPointWorking'];
export type CalculationRateWorking = components['schemas']['CalculationRateWorking'];
export type CalculationWorking = components['schemas']['CalculationWorking'];
export type CalculationAdjustment = components['schemas']['CalculationAdjustment'];
export type Calculation = components['schemas']['Calculation'];
export type ApplyFieldNeed = components['schemas']['ApplyFieldNeed'];
export type ApplyRequirement = components['schemas']['ApplyRequirement'];
export type MemberApplyUpdate = components['schemas']['MemberApplyUpdate'];
export type MemberApplyDraft = components['schemas']['MemberApplyDraft'];
export type BatchMember = components['schemas']['BatchMember'];
export type MemberApplyTopUpdate = components['schemas']['MemberApplyTopUpdate'];
export type BatchStatus = components['schemas']['BatchStatus'];
export type MemberApplyTop = components['schemas']['MemberApplyTop'];
export type MemberApplyTopDraft = components['schemas']['MemberApplyTopDraft'];
export type UnitPerson = components['schemas']['UnitPerson'];
export type UnitInvitation = components['schemas']['UnitInvitation'];
export type UnitInvitationRequest = components['schemas']['UnitInvitationRequest'];
export type PrintType = components['schemas']['PrintType'];
export type VerifyCode = components['schemas']['VerifyCode'];
export type PrintInfo = components['schemas']['PrintInfo'];
export type MemberFeeInfo = components['schemas']['MemberFeeInfo'];
export type TransferStatus = components['schemas']['TransferStatus'];
export type BankTransfer = components['schemas']['BankTransfer'];
export type OrderRefundTerms = components['schemas']['OrderRefundTerms'];
export type CourseSwapTerms = components['schemas']['CourseSwapTerms'];
export type OrderRefund = components['schemas']['OrderRefund'];
export type OrderItem = components['schemas']['OrderItem'];
export type MemberOrderDetail = components['schemas']['MemberOrderDetail'];
export type RefundRequest = components['schemas']['RefundRequest'];
export type InvoicedOrder = components['schemas']['InvoicedOrder'];
export type InvoiceDraft = components['schemas']['InvoiceDraft'];
export type InvoiceApplication = components['schemas']['InvoiceApplication'];
export type MemberInvoiceDetail = components['schemas']['MemberInvoiceDetail'];
export type BankTransferRequest = components['schemas']['BankTransferRequest'];
export type TransferProof = components['schemas']['TransferProof'];
export type PayRequest = components['schemas']['PayRequest'];
export type WeixinNativePay = components['schemas']['WeixinNativePay'];
export type CoursePayRequest = components['schemas']['CoursePayRequest'];
export type TradeState = components['schemas']['TradeState'];
export type TradeQuery = components['schemas']['TradeQuery'];
export type Upload = components['schemas']['Upload'];
export type Bytes = components['schemas']['Bytes'];
export type FeeNewsDetail = components['schemas']['FeeNewsDetail'];
export type ActivityFields = components['schemas']['ActivityFields'];
export type Activity = components['schemas']['Activity'];
export type ActivityDetail = components['schemas']['ActivityDetail'];
export type ExpertType = components['schemas']['ExpertType'];
export type Expert = components['schemas']['Expert'];
export type ExpertCert = components['schemas']['ExpertCert'];
export type ExpertCerts = components['schemas']['ExpertCerts'];
export type ExpertApplication = components['schemas']['ExpertApplication'];
export type ApplicationStatus = components['schemas']['ApplicationStatus'];
export type ApplicationReceipt = components['schemas']['ApplicationReceipt'];
export type ExpertCertificate = components['schemas']['ExpertCertificate'];
export type Salary = components['schemas']['Salary'];
export type JobSeeker = components['schemas']['JobSeeker'];
export type JobApplication = components['schemas']['JobApplication'];
export type Journal = components['schemas']['Journal'];
export type JournalPage = components['schemas']['JournalPage'];
export type JournalEntry = components['schemas']['JournalEntry'];
export type JournalDetail = components['schemas']['JournalDetail'];
export type Recruitment = components['schemas']['Recruitment'];
export type HelpAudience = components['schemas']['HelpAudience'];
export type HelpArticle = components['schemas']['HelpArticle'];
export type HelpArticleDetail = components['schemas']['HelpArticleDetail'];
export type MemberBenefit = components['schemas']['MemberBenefit'];
export type TenderStatus = components['schemas']['TenderStatus'];
export type Tender = components['schemas']['Tender'];
export type TenderDetail = components['schemas']['TenderDetail'];
export type SocialInformation = components['schemas']['SocialInformation'];
export type AssociationFigure = components['schemas']['AssociationFigure'];
export type AssociationMilestone = components['schemas']['AssociationMilestone'];
export type AssociationBody = components['schemas']['AssociationBody'];
export type AssociationLeader = components['schemas']['AssociationLeader'];
export type AssociationProfile = components['schemas']['AssociationProfile'];
export type UnreadMessages = components['schemas']['UnreadMessages'];
export type CourseTest = components['schemas']['CourseTest'];
export type Course = components['schemas']['Course'];
export type Lesson = components['schemas']['Lesson'];
export type Chapter = components['schemas']['Chapter'];
export type CourseDetail = components['schemas']['CourseDetail'];
export type OfferedCourse = components['schemas']['OfferedCourse'];
export type Share = components['schemas']['Share'];
export type MyCourse = components['schemas']['MyCourse'];
export type CourseStatus = components['schemas']['CourseStatus'];
export type CourseTestStanding = components['schemas']['CourseTestStanding'];
export type CourseRefundTerms = components['schemas']['CourseRefundTerms'];
export type WatchedRange = components['schemas']['WatchedRange'];
export type LessonProgress = components['schemas']['LessonProgress'];
export type CourseProgress = components['schemas']['CourseProgress'];
export type CourseSwapRequest = components['schemas']['CourseSwapRequest'];
export type TestAttempt = components['schemas']['TestAttempt'];
export type TestAttemptRequest = components['schemas']['TestAttemptRequest'];
export type ChoiceKey = components['schemas']['ChoiceKey'];
export type TestChoices = components['schemas']['TestChoices'];
export type TestQuestion = components['schemas']['TestQuestion'];
export type TestAttemptDetail = components['schemas']['TestAttemptDetail'];
export type TestAnswers = components['schemas']['TestAnswers'];
export type SessionId = components['schemas']['SessionId'];
export type LessonSession = components['schemas']['LessonSession'];
export type Heartbeat = components['schemas']['Heartbeat'];
export type HeartbeatResult = components['schemas']['HeartbeatResult'];
export type Presence = components['schemas']['Presence'];
export type HoursVerifyCode = components['schemas']['HoursVerifyCode'];
export type HourCertificate = components['schemas']['HourCertificate'];
export type HourCertificateRequest = components['schemas']['HourCertificateRequest'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseCodeSent = components['responses']['CodeSent'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseCodeValid = components['responses']['CodeValid'];
export type ResponseLoggedIn = components['responses']['LoggedIn'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseContacts = components['responses']['Contacts'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseMemberBasic = components['responses']['MemberBasic'];
export type ResponseNewsPage = components['responses']['NewsPage'];
export type ResponseFeeYearPage = components['responses']['FeeYearPage'];
export type ResponseYearPage = components['responses']['YearPage'];
export type ResponseItemPage = components['responses']['ItemPage'];
export type ResponseInvitation = components['responses']['Invitation'];
export type ResponseTransfer = components['responses']['Transfer'];
export type ResponseUploaded = components['responses']['Uploaded'];
export type ResponseFileTooLarge = components['responses']['FileTooLarge'];
export type ResponseNotAForm = components['responses']['NotAForm'];
export type ResponseUnread = components['responses']['Unread'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterSize = components['parameters']['Size'];
export type ParameterNewsId = components['parameters']['NewsId'];
export type ParameterUnitDomainId = components['parameters']['UnitDomainId'];
export type ParameterPersonDomainId = components['parameters']['PersonDomainId'];
export type ParameterUnitSite = components['parameters']['UnitSite'];
export type ParameterPersonSite = components['parameters']['PersonSite'];
export type ParameterApplyId = components['parameters']['ApplyId'];
export type ParameterDraftId = components['parameters']['DraftId'];
export type ParameterSubmittedId = components['parameters']['SubmittedId'];
export type ParameterBatchId = components['parameters']['BatchId'];
export type ParameterInvitationId = components['parameters']['InvitationId'];
export type ParameterCourseId = components['parameters']['CourseId'];
export type ParameterFreeCourseId = components['parameters']['FreeCourseId'];
export type ParameterBoughtCourseId = components['parameters']['BoughtCourseId'];
export type ParameterStudiedCourseId = components['parameters']['StudiedCourseId'];
export type ParameterAttemptId = components['parameters']['AttemptId'];
export type ParameterOpenAttemptId = components['parameters']['OpenAttemptId'];
export type ParameterLessonId = components['parameters']['LessonId'];
export type RequestBodyMemberBasic = components['requestBodies']['MemberBasic'];
export type RequestBodyApplication = components['requestBodies']['Application'];
export type RequestBodyPay = components['requestBodies']['Pay'];
export type RequestBodyUpload = components['requestBodies']['Upload'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderTotalCount = components['headers']['TotalCount'];
export type HeaderLink = components['headers']['Link'];
export type HeaderLocation = components['headers']['Location'];
export type $defs = Record<string, never>;
export interface operations {
    getCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Key to send back with the answer, and the picture. */
            200: {
                headers: {
                    /** @example no-store */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "captchaKey": "8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11",
                     *       "image": "data:image/svg+xml;base64,PHN2Zy8+",
                     *       "expiresIn": 300
                     *     }
                     */
                    "application/json": components["schemas"]["Captcha"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sendPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "18609229206",
                 *       "captchaKey": "8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11",
                 *       "captchaCode": "7KMP"
                 *     }
                 */
                "application/json": components["schemas"]["PhoneCodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["CodeSent"];
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.captcha" | "error.captchaExpired" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too often; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.codeCooldown" | "error.codeHourlyLimit" | "error.codeDailyLimit" | "error.tooManyRequests" | "error.http.429";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    sendMemberPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "18609229206",
                 *       "captchaKey": "8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11",
                 *       "captchaCode": "7KMP"
                 *     }
                 */
                "application/json": components["schemas"]["PhoneCodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["CodeSent"];
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.captcha" | "error.captchaExpired" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too often; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.codeCooldown" | "error.codeHourlyLimit" | "error.codeDailyLimit" | "error.tooManyRequests" | "error.http.429";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    sendSmsCaptcha: {
        parameters: {
            query: {
                /** @example 18609229206 */
                phone: components["schemas"]["Phone"];
                captchaKey: components["schemas"]["CaptchaKey"];
                captchaCode: components["schemas"]["CaptchaCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CodeSent"];
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.captcha" | "error.captchaExpired" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            /** @description Too often; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.codeCooldown" | "error.codeHourlyLimit" | "error.codeDailyLimit" | "error.tooManyRequests" | "error.http.429";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    sendMailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "office@linjiang-zhengdu.example",
                 *       "captchaKey": "8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11",
                 *       "captchaCode": "7KMP"
                 *     }
                 */
                "application/json": components["schemas"]["MailCodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["CodeSent"];
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.captcha" | "error.captchaExpired" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too often; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.codeCooldown" | "error.codeHourlyLimit" | "error.codeDailyLimit" | "error.tooManyRequests" | "error.http.429";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    sendMemberMailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "office@linjiang-zhengdu.example",
                 *       "captchaKey": "8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11",
                 *       "captchaCode": "7KMP"
                 *     }
                 */
                "application/json": components["schemas"]["MailCodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["CodeSent"];
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.captcha" | "error.captchaExpired" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too often; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.codeCooldown" | "error.codeHourlyLimit" | "error.codeDailyLimit" | "error.tooManyRequests" | "error.http.429";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    sendAccountCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "linjiang-zhengdu",
                 *       "captchaKey": "8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11",
                 *       "captchaCode": "7KMP"
                 *     }
                 */
                "application/json": components["schemas"]["AccountCodeRequest"];
            };
        };
        responses: {
            /** @description Sent, as far as the caller can tell. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "phone": "199****3920",
                     *       "expiresIn": 300,
                     *       "resendAfter": 60
                     *     }
                     */
                    "application/json": components["schemas"]["AccountCodeSent"];
                };
            };
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.captcha" | "error.captchaExpired" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too often; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.codeCooldown" | "error.codeHourlyLimit" | "error.codeDailyLimit" | "error.tooManyRequests" | "error.http.429";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    verifyPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "13700000021",
                 *       "phoneCode": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["PhoneCodeCheck"];
            };
        };
        responses: {
            200: components["responses"]["CodeValid"];
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.phoneCode" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyMailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "finance@mingce.example",
                 *       "mailCode": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["MailCodeCheck"];
            };
        };
        responses: {
            200: components["responses"]["CodeValid"];
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.mailCode" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    authenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "linjiang-zhengdu",
                 *       "password": "h8HXBp3HY87ADlksjENUYQ==",
                 *       "captchaKey": "8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11",
                 *       "captchaCode": "7KMP"
                 *     }
                 */
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            200: components["responses"]["LoggedIn"];
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.captcha" | "error.captchaExpired" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            /**
             * @description No token, or one that is not valid (any more). In the wild also an empty body with `WWW-Authenticate: Bearer`; clients stand both.
             *     `result.isLogin` is true when a token was presented and refused.
             */
            401: {
                headers: {
                    /** @example Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.badCredentials" | "error.accountClosed" | "error.http.401";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too often; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.loginBlocked" | "error.tooManyRequests" | "error.http.429";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    memberAuthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberLogin"];
            };
        };
        responses: {
            200: components["responses"]["LoggedIn"];
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.captcha" | "error.captchaExpired" | "error.phoneCode" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            /**
             * @description No token, or one that is not valid (any more). In the wild also an empty body with `WWW-Authenticate: Bearer`; clients stand both.
             *     `result.isLogin` is true when a token was presented and refused.
             */
            401: {
                headers: {
                    /** @example Bearer */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.badCredentials" | "error.accountClosed" | "error.http.401";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too often; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.loginBlocked" | "error.tooManyRequests" | "error.http.429";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userid": "2",
                     *       "name": "苏婉清",
                     *       "avatar": "files/avatars/su.svg",
                     *       "role": "memberPersonal",
                     *       "permissions": [
                     *         {
                     *           "name": "fees.read"
                     *         },
                     *         {
                     *           "name": "fees.pay"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getCurrentMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "name": "苏婉清",
                     *       "phone": "13800010002",
                     *       "avatar": "files/avatars/su.svg",
                     *       "role": "memberPersonal",
                     *       "permissions": [
                     *         {
                     *           "name": "fees.read"
                     *         },
                     *         {
                     *           "name": "fees.pay"
                     *         }
                     *       ],
                     *       "memberNo": "JC-P-2021-0002",
                     *       "memberLevel": "会员",
                     *       "membershipStatus": "ARREARS",
                     *       "validTo": "2026-12-31"
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getCurrentUserNav: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 20,
                     *           "parentId": 0,
                     *           "name": "personMember",
                     *           "path": "/personMember",
                     *           "redirect": "/personMemberIndex",
                     *           "component": "PersonLayout",
                     *           "meta": {
                     *             "title": "会员中心",
                     *             "icon": null,
                     *             "hideInMenu": false,
                     *             "hideChildrenInMenu": false,
                     *             "target": null,
                     *             "authority": []
                     *           }
                     *         },
                     *         {
                     *           "id": 21,
                     *           "parentId": 20,
                     *           "name": "person-member-index",
                     *           "path": "/personMemberIndex",
                     *           "redirect": null,
                     *           "component": "PersonMemberIndex",
                     *           "meta": {
                     *             "title": "首页",
                     *             "icon": "home",
                     *             "hideInMenu": false,
                     *             "hideChildrenInMenu": false,
                     *             "target": null,
                     *             "authority": []
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Menu"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    registerMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Registered and logged in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.phoneCode" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.phoneTaken" | "error.usernameTaken" | "error.usccTaken" | "error.companyNameTaken" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The new password is in force. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.phoneCode" | "error.mailCode" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getBoundContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Contacts"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    addPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "13700000023",
                 *       "phoneCode": "482913",
                 *       "password": "h8HXBp3HY87ADlksjENUYQ=="
                 *     }
                 */
                "application/json": components["schemas"]["PhoneAddition"];
            };
        };
        responses: {
            200: components["responses"]["Contacts"];
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.badPassword" | "error.phoneCode" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.phoneBound" | "error.phoneTaken" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too often; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.loginBlocked" | "error.tooManyRequests" | "error.http.429";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    updatePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "13700000023",
                 *       "phoneCode": "482913",
                 *       "password": "h8HXBp3HY87ADlksjENUYQ=="
                 *     }
                 */
                "application/json": components["schemas"]["PhoneChange"];
            };
        };
        responses: {
            200: components["responses"]["Contacts"];
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.badPassword" | "error.phoneCode" | "error.oldPhoneCode" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.phoneNotBound" | "error.phoneTaken" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too often; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.loginBlocked" | "error.tooManyRequests" | "error.http.429";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    addMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "finance@mingce.example",
                 *       "mailCode": "482913",
                 *       "password": "h8HXBp3HY87ADlksjENUYQ=="
                 *     }
                 */
                "application/json": components["schemas"]["MailAddition"];
            };
        };
        responses: {
            200: components["responses"]["Contacts"];
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.badPassword" | "error.mailCode" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.mailBound" | "error.mailTaken" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too often; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.loginBlocked" | "error.tooManyRequests" | "error.http.429";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    updateMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "finance@hengxin.example",
                 *       "mailCode": "482913",
                 *       "password": "h8HXBp3HY87ADlksjENUYQ=="
                 *     }
                 */
                "application/json": components["schemas"]["MailChange"];
            };
        };
        responses: {
            200: components["responses"]["Contacts"];
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.badPassword" | "error.mailCode" | "error.oldMailCode" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.mailNotBound" | "error.mailTaken" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too often; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.loginBlocked" | "error.tooManyRequests" | "error.http.429";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    sendOwnCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel": "PHONE"
                 *     }
                 */
                "application/json": components["schemas"]["OwnCodeRequest"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recipient": "138****0002",
                     *       "expiresIn": 300,
                     *       "resendAfter": 60
                     *     }
                     */
                    "application/json": components["schemas"]["OwnCodeSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.phoneNotBound" | "error.mailNotBound" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too often; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.codeCooldown" | "error.codeHourlyLimit" | "error.codeDailyLimit" | "error.tooManyRequests" | "error.http.429";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "oldPassword": "h8HXBp3HY87ADlksjENUYQ==",
                 *       "password": "h8HXBp3HY87lhdFI00xPnQ=="
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password is in force. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.badPassword" | "error.passwordSame" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too often; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.loginBlocked" | "error.tooManyRequests" | "error.http.429";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getMemberSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "EXPIRING",
                     *       "nextAction": {
                     *         "kind": "PAY",
                     *         "id": 513
                     *       },
                     *       "membershipStatus": "ARREARS",
                     *       "memberNo": "JC-P-2021-0002",
                     *       "memberLevel": "会员",
                     *       "validTo": "2026-12-31",
                     *       "application": null,
                     *       "fees": {
                     *         "unpaidCount": 2,
                     *         "overdueCount": 1,
                     *         "unpaidAmount": 400
                     *       },
                     *       "unreadCount": 2,
                     *       "nextActivity": null,
                     *       "hours": {
                     *         "fromYear": 2023,
                     *         "toYear": 2026,
                     *         "categories": [
                     *           {
                     *             "category": "必修",
                     *             "requiredHours": 60,
                     *             "creditedHours": 15,
                     *             "remainingHours": 45
                     *           },
                     *           {
                     *             "category": "选修",
                     *             "requiredHours": 60,
                     *             "creditedHours": 0,
                     *             "remainingHours": 60
                     *           }
                     *         ]
                     *       },
                     *       "recentOrders": []
                     *     }
                     */
                    "application/json": components["schemas"]["MemberSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getAccountClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every reason; none when it may be closed now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reasons": [
                     *         "error.feesOwed"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AccountClosing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirmation": "注销账号",
                 *       "phoneCode": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["AccountClosure"];
            };
        };
        responses: {
            /** @description The account is closed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.badPassword" | "error.phoneCode" | "error.mailCode" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.ordersOpen" | "error.feesOwed" | "error.applicationInReview" | "error.stillInUnit" | "error.stillHasPeople" | "error.phoneNotBound" | "error.mailNotBound" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too often; wait as long as `Retry-After` says. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.loginBlocked" | "error.tooManyRequests" | "error.http.429";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    downloadOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as an attachment. */
            200: {
                headers: {
                    /** @example attachment; filename="my-data.json" */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportDate": "2026-11-18T01:30:00.000Z",
                     *       "profile": {
                     *         "id": 4,
                     *         "isComplete": false,
                     *         "ownerType": "PERSON",
                     *         "memberNo": null,
                     *         "memberLevel": null,
                     *         "joinDate": null,
                     *         "validTo": null,
                     *         "name": "童小满",
                     *         "phone": "13800010004",
                     *         "idType": null,
                     *         "idNumber": null,
                     *         "companyName": null,
                     *         "certType": null,
                     *         "certNo": null,
                     *         "gender": null,
                     *         "birthDate": null,
                     *         "email": null,
                     *         "nation": null,
                     *         "politicalStatus": null,
                     *         "education": null,
                     *         "school": null,
                     *         "major": null,
                     *         "degree": null,
                     *         "title": null,
                     *         "position": null,
                     *         "workStartDate": null,
                     *         "certMajor": null,
                     *         "certIssueDate": null,
                     *         "certValidTo": null,
                     *         "city": null,
                     *         "avatar": "files/avatars/tong.svg"
                     *       },
                     *       "contacts": {
                     *         "phone": "138****0004",
                     *         "email": null
                     *       },
                     *       "applications": [],
                     *       "fees": [],
                     *       "orders": [],
                     *       "invoices": [],
                     *       "signUps": [],
                     *       "hours": null,
                     *       "messages": [],
                     *       "logins": []
                     *     }
                     */
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listMemberLogins: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("loginDate" | "loginDate,asc" | "loginDate,desc" | "expireTime" | "expireTime,asc" | "expireTime,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "loginDate.equals"?: string;
                "loginDate.notEquals"?: string;
                "loginDate.in"?: string[];
                "loginDate.notIn"?: string[];
                "loginDate.specified"?: boolean;
                "loginDate.greaterThan"?: string;
                "loginDate.greaterThanOrEqual"?: string;
                "loginDate.lessThan"?: string;
                "loginDate.lessThanOrEqual"?: string;
                "expireTime.equals"?: string;
                "expireTime.notEquals"?: string;
                "expireTime.in"?: string[];
                "expireTime.notIn"?: string[];
                "expireTime.specified"?: boolean;
                "expireTime.greaterThan"?: string;
                "expireTime.greaterThanOrEqual"?: string;
                "expireTime.lessThan"?: string;
                "expireTime.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of logins. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "loginDate": "2026-11-18T01:30:00.000Z",
                     *         "expireTime": "2026-11-18T09:30:00.000Z",
                     *         "browser": "Chrome",
                     *         "system": "Windows",
                     *         "address": "203.0.*.*",
                     *         "isCurrent": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MemberLoginRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    endOtherLogins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This is the only login of the account now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    endMemberLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The login's id, as the list gives it.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getMemberBasic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MemberBasic"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    updateMemberBasic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MemberBasic"];
        responses: {
            200: components["responses"]["MemberBasic"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.changeByApplication" | "error.idNumberTaken" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    createMemberBasic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ownerType": "PERSON",
                 *       "idNumber": "349905200106181764",
                 *       "companyName": "青屿新锐数字建造科技有限公司",
                 *       "certType": "二级注册造价工程师",
                 *       "certNo": "建[造]2125349950562",
                 *       "gender": "女",
                 *       "email": "tong.xiaoman@mail.example",
                 *       "education": "大学本科",
                 *       "school": "云洲工程学院",
                 *       "major": "工程造价",
                 *       "title": "助理工程师",
                 *       "position": "造价员",
                 *       "workStartDate": "2024-07-01",
                 *       "certMajor": "土木建筑",
                 *       "city": "青屿市",
                 *       "avatar": "files/avatars/tong.svg"
                 *     }
                 */
                "application/json": components["schemas"]["MemberBasicBody"];
            };
        };
        responses: {
            201: components["responses"]["MemberBasic"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.profileExists" | "error.changeByApplication" | "error.idNumberTaken" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listDictionaries: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("orderNum" | "orderNum,asc" | "orderNum,desc" | "id" | "id,asc" | "id,desc" | "dictName" | "dictName,asc" | "dictName,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "dictName.equals"?: string;
                "dictName.notEquals"?: string;
                "dictName.in"?: string[];
                "dictName.notIn"?: string[];
                "dictName.specified"?: boolean;
                "dictName.contains"?: string;
                "dictName.doesNotContain"?: string;
                "dictIndex.equals"?: string;
                "dictIndex.notEquals"?: string;
                "dictIndex.in"?: string[];
                "dictIndex.notIn"?: string[];
                "dictIndex.specified"?: boolean;
                "dictIndex.contains"?: string;
                "dictIndex.doesNotContain"?: string;
                "dictType.equals"?: string;
                "dictType.notEquals"?: string;
                "dictType.in"?: string[];
                "dictType.notIn"?: string[];
                "dictType.specified"?: boolean;
                "dictType.contains"?: string;
                "dictType.doesNotContain"?: string;
                "isNavigation.equals"?: number;
                "isNavigation.notEquals"?: number;
                "isNavigation.in"?: number[];
                "isNavigation.notIn"?: number[];
                "isNavigation.specified"?: boolean;
                "isNavigation.greaterThan"?: number;
                "isNavigation.greaterThanOrEqual"?: number;
                "isNavigation.lessThan"?: number;
                "isNavigation.lessThanOrEqual"?: number;
                "isDeleted.equals"?: number;
                "isDeleted.notEquals"?: number;
                "isDeleted.in"?: number[];
                "isDeleted.notIn"?: number[];
                "isDeleted.specified"?: boolean;
                "isDeleted.greaterThan"?: number;
                "isDeleted.greaterThanOrEqual"?: number;
                "isDeleted.lessThan"?: number;
                "isDeleted.lessThanOrEqual"?: number;
                "orderNum.equals"?: number;
                "orderNum.notEquals"?: number;
                "orderNum.in"?: number[];
                "orderNum.notIn"?: number[];
                "orderNum.specified"?: boolean;
                "orderNum.greaterThan"?: number;
                "orderNum.greaterThanOrEqual"?: number;
                "orderNum.lessThan"?: number;
                "orderNum.lessThanOrEqual"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of dictionaries. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "dictName": "行业动态",
                     *         "dictIndex": "/DynamicWork",
                     *         "dictType": "index",
                     *         "isNavigation": 1,
                     *         "headerTwoList": [
                     *           {
                     *             "id": 201,
                     *             "infoDictsId": 2,
                     *             "detailName": "协会动态",
                     *             "detailIndex": null,
                     *             "createdDate": "2020-01-06T01:00:00.000Z",
                     *             "lastModifiedDate": "2020-01-06T01:00:00.000Z",
                     *             "isDeleted": 0,
                     *             "orderNum": 1
                     *           }
                     *         ],
                     *         "createdDate": "2020-01-06T01:00:00.000Z",
                     *         "lastModifiedDate": "2020-01-06T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 2
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Dictionary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listDictionaryDetails: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("orderNum" | "orderNum,asc" | "orderNum,desc" | "id" | "id,asc" | "id,desc" | "detailName" | "detailName,asc" | "detailName,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "infoDictsId.equals"?: number;
                "infoDictsId.notEquals"?: number;
                "infoDictsId.in"?: number[];
                "infoDictsId.notIn"?: number[];
                "infoDictsId.specified"?: boolean;
                "infoDictsId.greaterThan"?: number;
                "infoDictsId.greaterThanOrEqual"?: number;
                "infoDictsId.lessThan"?: number;
                "infoDictsId.lessThanOrEqual"?: number;
                "detailName.equals"?: string;
                "detailName.notEquals"?: string;
                "detailName.in"?: string[];
                "detailName.notIn"?: string[];
                "detailName.specified"?: boolean;
                "detailName.contains"?: string;
                "detailName.doesNotContain"?: string;
                "isDeleted.equals"?: number;
                "isDeleted.notEquals"?: number;
                "isDeleted.in"?: number[];
                "isDeleted.notIn"?: number[];
                "isDeleted.specified"?: boolean;
                "isDeleted.greaterThan"?: number;
                "isDeleted.greaterThanOrEqual"?: number;
                "isDeleted.lessThan"?: number;
                "isDeleted.lessThanOrEqual"?: number;
                "orderNum.equals"?: number;
                "orderNum.notEquals"?: number;
                "orderNum.in"?: number[];
                "orderNum.notIn"?: number[];
                "orderNum.specified"?: boolean;
                "orderNum.greaterThan"?: number;
                "orderNum.greaterThanOrEqual"?: number;
                "orderNum.lessThan"?: number;
                "orderNum.lessThanOrEqual"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 201,
                     *         "infoDictsId": 2,
                     *         "detailName": "协会动态",
                     *         "detailIndex": null,
                     *         "createdDate": "2020-01-06T01:00:00.000Z",
                     *         "lastModifiedDate": "2020-01-06T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DictionaryDetail"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listBanners: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("orderNum" | "orderNum,asc" | "orderNum,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "menuId.equals"?: number;
                "menuId.notEquals"?: number;
                "menuId.in"?: number[];
                "menuId.notIn"?: number[];
                "menuId.specified"?: boolean;
                "menuId.greaterThan"?: number;
                "menuId.greaterThanOrEqual"?: number;
                "menuId.lessThan"?: number;
                "menuId.lessThanOrEqual"?: number;
                "parentId.equals"?: number;
                "parentId.notEquals"?: number;
                "parentId.in"?: number[];
                "parentId.notIn"?: number[];
                "parentId.specified"?: boolean;
                "parentId.greaterThan"?: number;
                "parentId.greaterThanOrEqual"?: number;
                "parentId.lessThan"?: number;
                "parentId.lessThanOrEqual"?: number;
                "isDeleted.equals"?: number;
                "isDeleted.notEquals"?: number;
                "isDeleted.in"?: number[];
                "isDeleted.notIn"?: number[];
                "isDeleted.specified"?: boolean;
                "isDeleted.greaterThan"?: number;
                "isDeleted.greaterThanOrEqual"?: number;
                "isDeleted.lessThan"?: number;
                "isDeleted.lessThanOrEqual"?: number;
                "orderNum.equals"?: number;
                "orderNum.notEquals"?: number;
                "orderNum.in"?: number[];
                "orderNum.notIn"?: number[];
                "orderNum.specified"?: boolean;
                "orderNum.greaterThan"?: number;
                "orderNum.greaterThanOrEqual"?: number;
                "orderNum.lessThan"?: number;
                "orderNum.lessThanOrEqual"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of banners. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "imgUrl": "files/banners/ledger.svg",
                     *         "url": "/DynamicWork?article=1028",
                     *         "title": "清单计价新标准，江川怎么落地",
                     *         "menuId": 203,
                     *         "parentId": 2,
                     *         "parentIndex": "/DynamicWork",
                     *         "createdDate": "2026-10-22T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-10-22T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Banner"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listNews: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("publishDate" | "publishDate,asc" | "publishDate,desc" | "viewCount" | "viewCount,asc" | "viewCount,desc" | "isTop" | "isTop,asc" | "isTop,desc" | "orderNum" | "orderNum,asc" | "orderNum,desc" | "id" | "id,asc" | "id,desc" | "title" | "title,asc" | "title,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "infoDictsId.equals"?: number;
                "infoDictsId.notEquals"?: number;
                "infoDictsId.in"?: number[];
                "infoDictsId.notIn"?: number[];
                "infoDictsId.specified"?: boolean;
                "infoDictsId.greaterThan"?: number;
                "infoDictsId.greaterThanOrEqual"?: number;
                "infoDictsId.lessThan"?: number;
                "infoDictsId.lessThanOrEqual"?: number;
                "infoDictsDetailsId.equals"?: number;
                "infoDictsDetailsId.notEquals"?: number;
                "infoDictsDetailsId.in"?: number[];
                "infoDictsDetailsId.notIn"?: number[];
                "infoDictsDetailsId.specified"?: boolean;
                "infoDictsDetailsId.greaterThan"?: number;
                "infoDictsDetailsId.greaterThanOrEqual"?: number;
                "infoDictsDetailsId.lessThan"?: number;
                "infoDictsDetailsId.lessThanOrEqual"?: number;
                "source.equals"?: string;
                "source.notEquals"?: string;
                "source.in"?: string[];
                "source.notIn"?: string[];
                "source.specified"?: boolean;
                "source.contains"?: string;
                "source.doesNotContain"?: string;
                "author.equals"?: string;
                "author.notEquals"?: string;
                "author.in"?: string[];
                "author.notIn"?: string[];
                "author.specified"?: boolean;
                "author.contains"?: string;
                "author.doesNotContain"?: string;
                "documentNo.equals"?: string;
                "documentNo.notEquals"?: string;
                "documentNo.in"?: string[];
                "documentNo.notIn"?: string[];
                "documentNo.specified"?: boolean;
                "documentNo.contains"?: string;
                "documentNo.doesNotContain"?: string;
                "issuingLevel.equals"?: string;
                "issuingLevel.notEquals"?: string;
                "issuingLevel.in"?: string[];
                "issuingLevel.notIn"?: string[];
                "issuingLevel.specified"?: boolean;
                "issuingLevel.contains"?: string;
                "issuingLevel.doesNotContain"?: string;
                "validity.equals"?: string;
                "validity.notEquals"?: string;
                "validity.in"?: string[];
                "validity.notIn"?: string[];
                "validity.specified"?: boolean;
                "validity.contains"?: string;
                "validity.doesNotContain"?: string;
                "isTop.equals"?: number;
                "isTop.notEquals"?: number;
                "isTop.in"?: number[];
                "isTop.notIn"?: number[];
                "isTop.specified"?: boolean;
                "isTop.greaterThan"?: number;
                "isTop.greaterThanOrEqual"?: number;
                "isTop.lessThan"?: number;
                "isTop.lessThanOrEqual"?: number;
                "isCarousel.equals"?: number;
                "isCarousel.notEquals"?: number;
                "isCarousel.in"?: number[];
                "isCarousel.notIn"?: number[];
                "isCarousel.specified"?: boolean;
                "isCarousel.greaterThan"?: number;
                "isCarousel.greaterThanOrEqual"?: number;
                "isCarousel.lessThan"?: number;
                "isCarousel.lessThanOrEqual"?: number;
                "viewCount.equals"?: number;
                "viewCount.notEquals"?: number;
                "viewCount.in"?: number[];
                "viewCount.notIn"?: number[];
                "viewCount.specified"?: boolean;
                "viewCount.greaterThan"?: number;
                "viewCount.greaterThanOrEqual"?: number;
                "viewCount.lessThan"?: number;
                "viewCount.lessThanOrEqual"?: number;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
                "orderNum.equals"?: number;
                "orderNum.notEquals"?: number;
                "orderNum.in"?: number[];
                "orderNum.notIn"?: number[];
                "orderNum.specified"?: boolean;
                "orderNum.greaterThan"?: number;
                "orderNum.greaterThanOrEqual"?: number;
                "orderNum.lessThan"?: number;
                "orderNum.lessThanOrEqual"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NewsPage"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getNewsArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the news item.
                 * @example 1017
                 */
                id: components["parameters"]["NewsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1017,
                     *       "title": "关于开展2026年度工程造价咨询企业信用评价申报工作的通知",
                     *       "subTitle": null,
                     *       "infoDictsId": 2,
                     *       "infoDictsDetailsId": 202,
                     *       "source": "江川造价协会",
                     *       "author": "专业部",
                     *       "coverUrl": "files/covers/credit-rating-declaration-notice.svg",
                     *       "summary": "2026年度信用评价申报自2026年11月24日起受理，凡入会满一年、上年度有造价咨询业绩的单位会员均可申报，采取网上填报、联络站核验、专家评审、社会公示的方式进行。",
                     *       "documentNo": "江川价协〔2026〕38号",
                     *       "issuer": "江川省建设工程造价管理协会",
                     *       "issuingLevel": "协会",
                     *       "validity": null,
                     *       "effectiveDate": null,
                     *       "isTop": 1,
                     *       "isCarousel": 1,
                     *       "viewCount": 6913,
                     *       "publishDate": "2026-11-19T02:52:00.000Z",
                     *       "status": "PUBLISHED",
                     *       "createdDate": "2026-11-19T02:52:00.000Z",
                     *       "lastModifiedDate": "2026-11-19T02:52:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 1017,
                     *       "content": "<p>各单位会员：</p>",
                     *       "attachments": [],
                     *       "previous": {
                     *         "id": 1018,
                     *         "title": "关于缴纳2026年度会费的通知"
                     *       },
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["NewsArticle"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getNewsDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the news item.
                 * @example 1017
                 */
                id: components["parameters"]["NewsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1017,
                     *       "title": "关于开展2026年度工程造价咨询企业信用评价申报工作的通知",
                     *       "subTitle": null,
                     *       "infoDictsId": 2,
                     *       "infoDictsDetailsId": 202,
                     *       "source": "江川造价协会",
                     *       "author": "专业部",
                     *       "coverUrl": "files/covers/credit-rating-declaration-notice.svg",
                     *       "summary": "2026年度信用评价申报自2026年11月24日起受理，凡入会满一年、上年度有造价咨询业绩的单位会员均可申报，采取网上填报、联络站核验、专家评审、社会公示的方式进行。",
                     *       "documentNo": "江川价协〔2026〕38号",
                     *       "issuer": "江川省建设工程造价管理协会",
                     *       "issuingLevel": "协会",
                     *       "validity": null,
                     *       "effectiveDate": null,
                     *       "isTop": 1,
                     *       "isCarousel": 1,
                     *       "viewCount": 6913,
                     *       "publishDate": "2026-11-19T02:52:00.000Z",
                     *       "status": "PUBLISHED",
                     *       "createdDate": "2026-11-19T02:52:00.000Z",
                     *       "lastModifiedDate": "2026-11-19T02:52:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 1017,
                     *       "content": "<p>各单位会员：</p>",
                     *       "attachments": []
                     *     }
                     */
                    "application/json": components["schemas"]["NewsDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listPictureNews: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("publishDate" | "publishDate,asc" | "publishDate,desc" | "viewCount" | "viewCount,asc" | "viewCount,desc" | "isTop" | "isTop,asc" | "isTop,desc" | "orderNum" | "orderNum,asc" | "orderNum,desc" | "id" | "id,asc" | "id,desc" | "title" | "title,asc" | "title,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "infoDictsId.equals"?: number;
                "infoDictsId.notEquals"?: number;
                "infoDictsId.in"?: number[];
                "infoDictsId.notIn"?: number[];
                "infoDictsId.specified"?: boolean;
                "infoDictsId.greaterThan"?: number;
                "infoDictsId.greaterThanOrEqual"?: number;
                "infoDictsId.lessThan"?: number;
                "infoDictsId.lessThanOrEqual"?: number;
                "infoDictsDetailsId.equals"?: number;
                "infoDictsDetailsId.notEquals"?: number;
                "infoDictsDetailsId.in"?: number[];
                "infoDictsDetailsId.notIn"?: number[];
                "infoDictsDetailsId.specified"?: boolean;
                "infoDictsDetailsId.greaterThan"?: number;
                "infoDictsDetailsId.greaterThanOrEqual"?: number;
                "infoDictsDetailsId.lessThan"?: number;
                "infoDictsDetailsId.lessThanOrEqual"?: number;
                "source.equals"?: string;
                "source.notEquals"?: string;
                "source.in"?: string[];
                "source.notIn"?: string[];
                "source.specified"?: boolean;
                "source.contains"?: string;
                "source.doesNotContain"?: string;
                "author.equals"?: string;
                "author.notEquals"?: string;
                "author.in"?: string[];
                "author.notIn"?: string[];
                "author.specified"?: boolean;
                "author.contains"?: string;
                "author.doesNotContain"?: string;
                "documentNo.equals"?: string;
                "documentNo.notEquals"?: string;
                "documentNo.in"?: string[];
                "documentNo.notIn"?: string[];
                "documentNo.specified"?: boolean;
                "documentNo.contains"?: string;
                "documentNo.doesNotContain"?: string;
                "issuingLevel.equals"?: string;
                "issuingLevel.notEquals"?: string;
                "issuingLevel.in"?: string[];
                "issuingLevel.notIn"?: string[];
                "issuingLevel.specified"?: boolean;
                "issuingLevel.contains"?: string;
                "issuingLevel.doesNotContain"?: string;
                "validity.equals"?: string;
                "validity.notEquals"?: string;
                "validity.in"?: string[];
                "validity.notIn"?: string[];
                "validity.specified"?: boolean;
                "validity.contains"?: string;
                "validity.doesNotContain"?: string;
                "isTop.equals"?: number;
                "isTop.notEquals"?: number;
                "isTop.in"?: number[];
                "isTop.notIn"?: number[];
                "isTop.specified"?: boolean;
                "isTop.greaterThan"?: number;
                "isTop.greaterThanOrEqual"?: number;
                "isTop.lessThan"?: number;
                "isTop.lessThanOrEqual"?: number;
                "isCarousel.equals"?: number;
                "isCarousel.notEquals"?: number;
                "isCarousel.in"?: number[];
                "isCarousel.notIn"?: number[];
                "isCarousel.specified"?: boolean;
                "isCarousel.greaterThan"?: number;
                "isCarousel.greaterThanOrEqual"?: number;
                "isCarousel.lessThan"?: number;
                "isCarousel.lessThanOrEqual"?: number;
                "viewCount.equals"?: number;
                "viewCount.notEquals"?: number;
                "viewCount.in"?: number[];
                "viewCount.notIn"?: number[];
                "viewCount.specified"?: boolean;
                "viewCount.greaterThan"?: number;
                "viewCount.greaterThanOrEqual"?: number;
                "viewCount.lessThan"?: number;
                "viewCount.lessThanOrEqual"?: number;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
                "orderNum.equals"?: number;
                "orderNum.notEquals"?: number;
                "orderNum.in"?: number[];
                "orderNum.notIn"?: number[];
                "orderNum.specified"?: boolean;
                "orderNum.greaterThan"?: number;
                "orderNum.greaterThanOrEqual"?: number;
                "orderNum.lessThan"?: number;
                "orderNum.lessThanOrEqual"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NewsPage"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listCarouselNews: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("publishDate" | "publishDate,asc" | "publishDate,desc" | "viewCount" | "viewCount,asc" | "viewCount,desc" | "isTop" | "isTop,asc" | "isTop,desc" | "orderNum" | "orderNum,asc" | "orderNum,desc" | "id" | "id,asc" | "id,desc" | "title" | "title,asc" | "title,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "infoDictsId.equals"?: number;
                "infoDictsId.notEquals"?: number;
                "infoDictsId.in"?: number[];
                "infoDictsId.notIn"?: number[];
                "infoDictsId.specified"?: boolean;
                "infoDictsId.greaterThan"?: number;
                "infoDictsId.greaterThanOrEqual"?: number;
                "infoDictsId.lessThan"?: number;
                "infoDictsId.lessThanOrEqual"?: number;
                "infoDictsDetailsId.equals"?: number;
                "infoDictsDetailsId.notEquals"?: number;
                "infoDictsDetailsId.in"?: number[];
                "infoDictsDetailsId.notIn"?: number[];
                "infoDictsDetailsId.specified"?: boolean;
                "infoDictsDetailsId.greaterThan"?: number;
                "infoDictsDetailsId.greaterThanOrEqual"?: number;
                "infoDictsDetailsId.lessThan"?: number;
                "infoDictsDetailsId.lessThanOrEqual"?: number;
                "source.equals"?: string;
                "source.notEquals"?: string;
                "source.in"?: string[];
                "source.notIn"?: string[];
                "source.specified"?: boolean;
                "source.contains"?: string;
                "source.doesNotContain"?: string;
                "author.equals"?: string;
                "author.notEquals"?: string;
                "author.in"?: string[];
                "author.notIn"?: string[];
                "author.specified"?: boolean;
                "author.contains"?: string;
                "author.doesNotContain"?: string;
                "documentNo.equals"?: string;
                "documentNo.notEquals"?: string;
                "documentNo.in"?: string[];
                "documentNo.notIn"?: string[];
                "documentNo.specified"?: boolean;
                "documentNo.contains"?: string;
                "documentNo.doesNotContain"?: string;
                "issuingLevel.equals"?: string;
                "issuingLevel.notEquals"?: string;
                "issuingLevel.in"?: string[];
                "issuingLevel.notIn"?: string[];
                "issuingLevel.specified"?: boolean;
                "issuingLevel.contains"?: string;
                "issuingLevel.doesNotContain"?: string;
                "validity.equals"?: string;
                "validity.notEquals"?: string;
                "validity.in"?: string[];
                "validity.notIn"?: string[];
                "validity.specified"?: boolean;
                "validity.contains"?: string;
                "validity.doesNotContain"?: string;
                "isTop.equals"?: number;
                "isTop.notEquals"?: number;
                "isTop.in"?: number[];
                "isTop.notIn"?: number[];
                "isTop.specified"?: boolean;
                "isTop.greaterThan"?: number;
                "isTop.greaterThanOrEqual"?: number;
                "isTop.lessThan"?: number;
                "isTop.lessThanOrEqual"?: number;
                "isCarousel.equals"?: number;
                "isCarousel.notEquals"?: number;
                "isCarousel.in"?: number[];
                "isCarousel.notIn"?: number[];
                "isCarousel.specified"?: boolean;
                "isCarousel.greaterThan"?: number;
                "isCarousel.greaterThanOrEqual"?: number;
                "isCarousel.lessThan"?: number;
                "isCarousel.lessThanOrEqual"?: number;
                "viewCount.equals"?: number;
                "viewCount.notEquals"?: number;
                "viewCount.in"?: number[];
                "viewCount.notIn"?: number[];
                "viewCount.specified"?: boolean;
                "viewCount.greaterThan"?: number;
                "viewCount.greaterThanOrEqual"?: number;
                "viewCount.lessThan"?: number;
                "viewCount.lessThanOrEqual"?: number;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
                "orderNum.equals"?: number;
                "orderNum.notEquals"?: number;
                "orderNum.in"?: number[];
                "orderNum.notIn"?: number[];
                "orderNum.specified"?: boolean;
                "orderNum.greaterThan"?: number;
                "orderNum.greaterThanOrEqual"?: number;
                "orderNum.lessThan"?: number;
                "orderNum.lessThanOrEqual"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NewsPage"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    searchNews: {
        parameters: {
            query: {
                /**
                 * @description Words to look for, separated by spaces.
                 * @example 信用评价
                 */
                keyword: string;
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("publishDate" | "publishDate,asc" | "publishDate,desc" | "viewCount" | "viewCount,asc" | "viewCount,desc")[];
                "infoDictsId.equals"?: number;
                "infoDictsId.notEquals"?: number;
                "infoDictsId.in"?: number[];
                "infoDictsId.notIn"?: number[];
                "infoDictsId.specified"?: boolean;
                "infoDictsId.greaterThan"?: number;
                "infoDictsId.greaterThanOrEqual"?: number;
                "infoDictsId.lessThan"?: number;
                "infoDictsId.lessThanOrEqual"?: number;
                "infoDictsDetailsId.equals"?: number;
                "infoDictsDetailsId.notEquals"?: number;
                "infoDictsDetailsId.in"?: number[];
                "infoDictsDetailsId.notIn"?: number[];
                "infoDictsDetailsId.specified"?: boolean;
                "infoDictsDetailsId.greaterThan"?: number;
                "infoDictsDetailsId.greaterThanOrEqual"?: number;
                "infoDictsDetailsId.lessThan"?: number;
                "infoDictsDetailsId.lessThanOrEqual"?: number;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of hits. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1017,
                     *         "title": "关于开展2026年度工程造价咨询企业信用评价申报工作的通知",
                     *         "subTitle": null,
                     *         "infoDictsId": 2,
                     *         "infoDictsDetailsId": 202,
                     *         "source": "江川造价协会",
                     *         "author": "专业部",
                     *         "coverUrl": "files/covers/credit-rating-declaration-notice.svg",
                     *         "summary": "2026年度信用评价申报自2026年11月24日起受理，凡入会满一年、上年度有造价咨询业绩的单位会员均可申报，采取网上填报、联络站核验、专家评审、社会公示的方式进行。",
                     *         "documentNo": "江川价协〔2026〕38号",
                     *         "issuer": "江川省建设工程造价管理协会",
                     *         "issuingLevel": "协会",
                     *         "validity": null,
                     *         "effectiveDate": null,
                     *         "isTop": 1,
                     *         "isCarousel": 1,
                     *         "viewCount": 6913,
                     *         "publishDate": "2026-11-19T02:52:00.000Z",
                     *         "status": "PUBLISHED",
                     *         "createdDate": "2026-11-19T02:52:00.000Z",
                     *         "lastModifiedDate": "2026-11-19T02:52:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 1017,
                     *         "excerpt": "…现将2026年度信用评价申报工作有关事项通知如下…"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["NewsHit"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listFeeNews: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("period" | "period,asc" | "period,desc" | "publishDate" | "publishDate,asc" | "publishDate,desc" | "viewCount" | "viewCount,asc" | "viewCount,desc" | "region" | "region,asc" | "region,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "region.equals"?: string;
                "region.notEquals"?: string;
                "region.in"?: string[];
                "region.notIn"?: string[];
                "region.specified"?: boolean;
                "region.contains"?: string;
                "region.doesNotContain"?: string;
                "period.equals"?: string;
                "period.notEquals"?: string;
                "period.in"?: string[];
                "period.notIn"?: string[];
                "period.specified"?: boolean;
                "period.contains"?: string;
                "period.doesNotContain"?: string;
                "viewCount.equals"?: number;
                "viewCount.notEquals"?: number;
                "viewCount.in"?: number[];
                "viewCount.notIn"?: number[];
                "viewCount.specified"?: boolean;
                "viewCount.greaterThan"?: number;
                "viewCount.greaterThanOrEqual"?: number;
                "viewCount.lessThan"?: number;
                "viewCount.lessThanOrEqual"?: number;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of fee news. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2001,
                     *         "title": "江川省建设工程材料市场价格信息（2026年11月发布）",
                     *         "subTitle": null,
                     *         "infoDictsId": 4,
                     *         "infoDictsDetailsId": 405,
                     *         "source": "江川造价协会",
                     *         "author": "信息部",
                     *         "coverUrl": null,
                     *         "summary": "本期发布24个品种，环比上涨10个、下跌12个、持平2个，变动最大的两端为改性沥青防水卷材（SBS Ⅱ型 4mm）+0.9%与热轧光圆钢筋（HPB300 Φ8—10）-2.1%。",
                     *         "documentNo": null,
                     *         "issuer": null,
                     *         "issuingLevel": null,
                     *         "validity": null,
                     *         "effectiveDate": null,
                     *         "isTop": 0,
                     *         "isCarousel": 0,
                     *         "viewCount": 1552,
                     *         "publishDate": "2026-11-05T01:00:00.000Z",
                     *         "status": "PUBLISHED",
                     *         "createdDate": "2026-11-05T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-11-05T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 2001,
                     *         "region": "全省",
                     *         "period": "2026-10",
                     *         "fileUrl": "files/attachments/9501.xlsx"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FeeNews"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("orderNum" | "orderNum,asc" | "orderNum,desc" | "companyName" | "companyName,asc" | "companyName,desc" | "joinDate" | "joinDate,asc" | "joinDate,desc" | "validTo" | "validTo,asc" | "validTo,desc" | "level1Count" | "level1Count,asc" | "level1Count,desc" | "staffCount" | "staffCount,asc" | "staffCount,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "companyName.equals"?: string;
                "companyName.notEquals"?: string;
                "companyName.in"?: string[];
                "companyName.notIn"?: string[];
                "companyName.specified"?: boolean;
                "companyName.contains"?: string;
                "companyName.doesNotContain"?: string;
                "uscc.equals"?: string;
                "uscc.notEquals"?: string;
                "uscc.in"?: string[];
                "uscc.notIn"?: string[];
                "uscc.specified"?: boolean;
                "uscc.contains"?: string;
                "uscc.doesNotContain"?: string;
                "companyType.equals"?: string;
                "companyType.notEquals"?: string;
                "companyType.in"?: string[];
                "companyType.notIn"?: string[];
                "companyType.specified"?: boolean;
                "companyType.contains"?: string;
                "companyType.doesNotContain"?: string;
                "city.equals"?: string;
                "city.notEquals"?: string;
                "city.in"?: string[];
                "city.notIn"?: string[];
                "city.specified"?: boolean;
                "city.contains"?: string;
                "city.doesNotContain"?: string;
                "district.equals"?: string;
                "district.notEquals"?: string;
                "district.in"?: string[];
                "district.notIn"?: string[];
                "district.specified"?: boolean;
                "district.contains"?: string;
                "district.doesNotContain"?: string;
                "memberNo.equals"?: string;
                "memberNo.notEquals"?: string;
                "memberNo.in"?: string[];
                "memberNo.notIn"?: string[];
                "memberNo.specified"?: boolean;
                "memberNo.contains"?: string;
                "memberNo.doesNotContain"?: string;
                "memberLevel.equals"?: string;
                "memberLevel.notEquals"?: string;
                "memberLevel.in"?: string[];
                "memberLevel.notIn"?: string[];
                "memberLevel.specified"?: boolean;
                "memberLevel.contains"?: string;
                "memberLevel.doesNotContain"?: string;
                "creditRating.equals"?: string;
                "creditRating.notEquals"?: string;
                "creditRating.in"?: string[];
                "creditRating.notIn"?: string[];
                "creditRating.specified"?: boolean;
                "creditRating.contains"?: string;
                "creditRating.doesNotContain"?: string;
                "level1Count.equals"?: number;
                "level1Count.notEquals"?: number;
                "level1Count.in"?: number[];
                "level1Count.notIn"?: number[];
                "level1Count.specified"?: boolean;
                "level1Count.greaterThan"?: number;
                "level1Count.greaterThanOrEqual"?: number;
                "level1Count.lessThan"?: number;
                "level1Count.lessThanOrEqual"?: number;
                "staffCount.equals"?: number;
                "staffCount.notEquals"?: number;
                "staffCount.in"?: number[];
                "staffCount.notIn"?: number[];
                "staffCount.specified"?: boolean;
                "staffCount.greaterThan"?: number;
                "staffCount.greaterThanOrEqual"?: number;
                "staffCount.lessThan"?: number;
                "staffCount.lessThanOrEqual"?: number;
                "joinDate.equals"?: string;
                "joinDate.notEquals"?: string;
                "joinDate.in"?: string[];
                "joinDate.notIn"?: string[];
                "joinDate.specified"?: boolean;
                "joinDate.greaterThan"?: string;
                "joinDate.greaterThanOrEqual"?: string;
                "joinDate.lessThan"?: string;
                "joinDate.lessThanOrEqual"?: string;
                "validTo.equals"?: string;
                "validTo.notEquals"?: string;
                "validTo.in"?: string[];
                "validTo.notIn"?: string[];
                "validTo.specified"?: boolean;
                "validTo.greaterThan"?: string;
                "validTo.greaterThanOrEqual"?: string;
                "validTo.lessThan"?: string;
                "validTo.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of units. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 101,
                     *         "companyName": "江川衡准工程造价咨询有限公司",
                     *         "uscc": "91349901M31072541P",
                     *         "companyType": "造价咨询",
                     *         "city": "临江市",
                     *         "district": "江北区",
                     *         "memberNo": "JC-U-1999-0101",
                     *         "memberLevel": "会长单位",
                     *         "joinDate": "1999-05-20",
                     *         "validTo": "2026-12-31",
                     *         "isExpired": false,
                     *         "creditRating": "AAA",
                     *         "creditYear": 2025,
                     *         "level1Count": 62,
                     *         "level2Count": 41,
                     *         "staffCount": 236,
                     *         "logoUrl": "files/logos/hengzhun.svg",
                     *         "domainId": "hengzhun",
                     *         "createdDate": "2026-11-21T02:00:00.000Z",
                     *         "lastModifiedDate": "2026-11-21T02:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 101
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Company"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("orderNum" | "orderNum,asc" | "orderNum,desc" | "name" | "name,asc" | "name,desc" | "joinDate" | "joinDate,asc" | "joinDate,desc" | "validTo" | "validTo,asc" | "validTo,desc" | "certIssueDate" | "certIssueDate,asc" | "certIssueDate,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "name.equals"?: string;
                "name.notEquals"?: string;
                "name.in"?: string[];
                "name.notIn"?: string[];
                "name.specified"?: boolean;
                "name.contains"?: string;
                "name.doesNotContain"?: string;
                "memberNo.equals"?: string;
                "memberNo.notEquals"?: string;
                "memberNo.in"?: string[];
                "memberNo.notIn"?: string[];
                "memberNo.specified"?: boolean;
                "memberNo.contains"?: string;
                "memberNo.doesNotContain"?: string;
                "memberLevel.equals"?: string;
                "memberLevel.notEquals"?: string;
                "memberLevel.in"?: string[];
                "memberLevel.notIn"?: string[];
                "memberLevel.specified"?: boolean;
                "memberLevel.contains"?: string;
                "memberLevel.doesNotContain"?: string;
                "certType.equals"?: string;
                "certType.notEquals"?: string;
                "certType.in"?: string[];
                "certType.notIn"?: string[];
                "certType.specified"?: boolean;
                "certType.contains"?: string;
                "certType.doesNotContain"?: string;
                "certNo.equals"?: string;
                "certNo.notEquals"?: string;
                "certNo.in"?: string[];
                "certNo.notIn"?: string[];
                "certNo.specified"?: boolean;
                "certNo.contains"?: string;
                "certNo.doesNotContain"?: string;
                "certMajor.equals"?: string;
                "certMajor.notEquals"?: string;
                "certMajor.in"?: string[];
                "certMajor.notIn"?: string[];
                "certMajor.specified"?: boolean;
                "certMajor.contains"?: string;
                "certMajor.doesNotContain"?: string;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "companyName.equals"?: string;
                "companyName.notEquals"?: string;
                "companyName.in"?: string[];
                "companyName.notIn"?: string[];
                "companyName.specified"?: boolean;
                "companyName.contains"?: string;
                "companyName.doesNotContain"?: string;
                "companyId.equals"?: number;
                "companyId.notEquals"?: number;
                "companyId.in"?: number[];
                "companyId.notIn"?: number[];
                "companyId.specified"?: boolean;
                "companyId.greaterThan"?: number;
                "companyId.greaterThanOrEqual"?: number;
                "companyId.lessThan"?: number;
                "companyId.lessThanOrEqual"?: number;
                "city.equals"?: string;
                "city.notEquals"?: string;
                "city.in"?: string[];
                "city.notIn"?: string[];
                "city.specified"?: boolean;
                "city.contains"?: string;
                "city.doesNotContain"?: string;
                "joinDate.equals"?: string;
                "joinDate.notEquals"?: string;
                "joinDate.in"?: string[];
                "joinDate.notIn"?: string[];
                "joinDate.specified"?: boolean;
                "joinDate.greaterThan"?: string;
                "joinDate.greaterThanOrEqual"?: string;
                "joinDate.lessThan"?: string;
                "joinDate.lessThanOrEqual"?: string;
                "validTo.equals"?: string;
                "validTo.notEquals"?: string;
                "validTo.in"?: string[];
                "validTo.notIn"?: string[];
                "validTo.specified"?: boolean;
                "validTo.greaterThan"?: string;
                "validTo.greaterThanOrEqual"?: string;
                "validTo.lessThan"?: string;
                "validTo.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of persons. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 201,
                     *         "name": "沈维衡",
                     *         "gender": "男",
                     *         "idNumber": "349906********8296",
                     *         "title": "正高级工程师",
                     *         "position": "总工程师",
                     *         "companyName": "江川衡准工程造价咨询有限公司",
                     *         "companyId": 101,
                     *         "city": "临江市",
                     *         "certType": "一级注册造价工程师",
                     *         "certNo": "建[造]1119349945898",
                     *         "certMajor": "土木建筑",
                     *         "certIssueDate": "2019-06-18",
                     *         "certValidTo": "2027-06-17",
                     *         "memberNo": "JC-P-2000-0201",
                     *         "memberLevel": "常务理事",
                     *         "joinDate": "2000-05-20",
                     *         "validTo": "2026-12-31",
                     *         "isExpired": false,
                     *         "avatar": "files/avatars/shen-weiheng.svg",
                     *         "domainId": "shen-weiheng",
                     *         "createdDate": "2026-11-21T02:00:00.000Z",
                     *         "lastModifiedDate": "2026-11-21T02:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 201
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Member"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getCompany: {
        parameters: {
            query: {
                /**
                 * @description Address of a unit's mini-site.
                 * @example hengzhun
                 */
                domainId: components["parameters"]["UnitDomainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the association publishes of the unit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 101,
                     *       "companyName": "江川衡准工程造价咨询有限公司",
                     *       "uscc": "91349901M31072541P",
                     *       "companyType": "造价咨询",
                     *       "city": "临江市",
                     *       "district": "江北区",
                     *       "memberNo": "JC-U-1999-0101",
                     *       "memberLevel": "会长单位",
                     *       "joinDate": "1999-05-20",
                     *       "validTo": "2026-12-31",
                     *       "isExpired": false,
                     *       "creditRating": "AAA",
                     *       "creditYear": 2025,
                     *       "level1Count": 62,
                     *       "level2Count": 41,
                     *       "staffCount": 236,
                     *       "logoUrl": "files/logos/hengzhun.svg",
                     *       "domainId": "hengzhun",
                     *       "createdDate": "2026-11-21T02:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-21T02:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 101,
                     *       "province": "江川省",
                     *       "address": "临江市江北区观澜路118号江北金融中心12层",
                     *       "postCode": "349000",
                     *       "phone": "0590-8339563",
                     *       "email": "office@hengzhun.example",
                     *       "website": "https://www.hengzhun.example",
                     *       "legalPerson": "沈维衡",
                     *       "registeredCapital": 3000,
                     *       "establishDate": "1998-06-12",
                     *       "qualificationLevel": "甲级",
                     *       "technicalLeader": "许静怡"
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getMember: {
        parameters: {
            query: {
                /**
                 * @description Address of a person's mini-site.
                 * @example shen-weiheng
                 */
                domainId: components["parameters"]["PersonDomainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the association publishes of the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 201,
                     *       "name": "沈维衡",
                     *       "gender": "男",
                     *       "idNumber": "349906********8296",
                     *       "title": "正高级工程师",
                     *       "position": "总工程师",
                     *       "companyName": "江川衡准工程造价咨询有限公司",
                     *       "companyId": 101,
                     *       "city": "临江市",
                     *       "certType": "一级注册造价工程师",
                     *       "certNo": "建[造]1119349945898",
                     *       "certMajor": "土木建筑",
                     *       "certIssueDate": "2019-06-18",
                     *       "certValidTo": "2027-06-17",
                     *       "memberNo": "JC-P-2000-0201",
                     *       "memberLevel": "常务理事",
                     *       "joinDate": "2000-05-20",
                     *       "validTo": "2026-12-31",
                     *       "isExpired": false,
                     *       "avatar": "files/avatars/shen-weiheng.svg",
                     *       "domainId": "shen-weiheng",
                     *       "createdDate": "2026-11-21T02:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-21T02:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 201,
                     *       "education": "硕士研究生",
                     *       "school": "江川大学",
                     *       "major": "工程管理",
                     *       "degree": "硕士",
                     *       "workStartDate": "1991-07-01"
                     *     }
                     */
                    "application/json": components["schemas"]["MemberDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCompanyFeeYears: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("feeYear" | "feeYear,asc" | "feeYear,desc" | "name" | "name,asc" | "name,desc" | "memberLevel" | "memberLevel,asc" | "memberLevel,desc" | "id" | "id,asc" | "id,desc")[];
                "feeYear.equals"?: number;
                "feeYear.notEquals"?: number;
                "feeYear.in"?: number[];
                "feeYear.notIn"?: number[];
                "feeYear.specified"?: boolean;
                "feeYear.greaterThan"?: number;
                "feeYear.greaterThanOrEqual"?: number;
                "feeYear.lessThan"?: number;
                "feeYear.lessThanOrEqual"?: number;
                "name.equals"?: string;
                "name.notEquals"?: string;
                "name.in"?: string[];
                "name.notIn"?: string[];
                "name.specified"?: boolean;
                "name.contains"?: string;
                "name.doesNotContain"?: string;
                "memberNo.equals"?: string;
                "memberNo.notEquals"?: string;
                "memberNo.in"?: string[];
                "memberNo.notIn"?: string[];
                "memberNo.specified"?: boolean;
                "memberNo.contains"?: string;
                "memberNo.doesNotContain"?: string;
                "memberLevel.equals"?: string;
                "memberLevel.notEquals"?: string;
                "memberLevel.in"?: string[];
                "memberLevel.notIn"?: string[];
                "memberLevel.specified"?: boolean;
                "memberLevel.contains"?: string;
                "memberLevel.doesNotContain"?: string;
                "memberId.equals"?: number;
                "memberId.notEquals"?: number;
                "memberId.in"?: number[];
                "memberId.notIn"?: number[];
                "memberId.specified"?: boolean;
                "memberId.greaterThan"?: number;
                "memberId.greaterThanOrEqual"?: number;
                "memberId.lessThan"?: number;
                "memberId.lessThanOrEqual"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FeeYearPage"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listPersonFeeYears: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("feeYear" | "feeYear,asc" | "feeYear,desc" | "name" | "name,asc" | "name,desc" | "memberLevel" | "memberLevel,asc" | "memberLevel,desc" | "id" | "id,asc" | "id,desc")[];
                "feeYear.equals"?: number;
                "feeYear.notEquals"?: number;
                "feeYear.in"?: number[];
                "feeYear.notIn"?: number[];
                "feeYear.specified"?: boolean;
                "feeYear.greaterThan"?: number;
                "feeYear.greaterThanOrEqual"?: number;
                "feeYear.lessThan"?: number;
                "feeYear.lessThanOrEqual"?: number;
                "name.equals"?: string;
                "name.notEquals"?: string;
                "name.in"?: string[];
                "name.notIn"?: string[];
                "name.specified"?: boolean;
                "name.contains"?: string;
                "name.doesNotContain"?: string;
                "memberNo.equals"?: string;
                "memberNo.notEquals"?: string;
                "memberNo.in"?: string[];
                "memberNo.notIn"?: string[];
                "memberNo.specified"?: boolean;
                "memberNo.contains"?: string;
                "memberNo.doesNotContain"?: string;
                "memberLevel.equals"?: string;
                "memberLevel.notEquals"?: string;
                "memberLevel.in"?: string[];
                "memberLevel.notIn"?: string[];
                "memberLevel.specified"?: boolean;
                "memberLevel.contains"?: string;
                "memberLevel.doesNotContain"?: string;
                "memberId.equals"?: number;
                "memberId.notEquals"?: number;
                "memberId.in"?: number[];
                "memberId.notIn"?: number[];
                "memberId.specified"?: boolean;
                "memberId.greaterThan"?: number;
                "memberId.greaterThanOrEqual"?: number;
                "memberId.lessThan"?: number;
                "memberId.lessThanOrEqual"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FeeYearPage"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listCompanyRatings: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("year" | "year,asc" | "year,desc" | "rank" | "rank,asc" | "rank,desc" | "level" | "level,asc" | "level,desc" | "score" | "score,asc" | "score,desc" | "companyName" | "companyName,asc" | "companyName,desc" | "validTo" | "validTo,asc" | "validTo,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "companyId.equals"?: number;
                "companyId.notEquals"?: number;
                "companyId.in"?: number[];
                "companyId.notIn"?: number[];
                "companyId.specified"?: boolean;
                "companyId.greaterThan"?: number;
                "companyId.greaterThanOrEqual"?: number;
                "companyId.lessThan"?: number;
                "companyId.lessThanOrEqual"?: number;
                "companyName.equals"?: string;
                "companyName.notEquals"?: string;
                "companyName.in"?: string[];
                "companyName.notIn"?: string[];
                "companyName.specified"?: boolean;
                "companyName.contains"?: string;
                "companyName.doesNotContain"?: string;
                "year.equals"?: number;
                "year.notEquals"?: number;
                "year.in"?: number[];
                "year.notIn"?: number[];
                "year.specified"?: boolean;
                "year.greaterThan"?: number;
                "year.greaterThanOrEqual"?: number;
                "year.lessThan"?: number;
                "year.lessThanOrEqual"?: number;
                "level.equals"?: string;
                "level.notEquals"?: string;
                "level.in"?: string[];
                "level.notIn"?: string[];
                "level.specified"?: boolean;
                "level.contains"?: string;
                "level.doesNotContain"?: string;
                "score.equals"?: number;
                "score.notEquals"?: number;
                "score.in"?: number[];
                "score.notIn"?: number[];
                "score.specified"?: boolean;
                "score.greaterThan"?: number;
                "score.greaterThanOrEqual"?: number;
                "score.lessThan"?: number;
                "score.lessThanOrEqual"?: number;
                "rank.equals"?: number;
                "rank.notEquals"?: number;
                "rank.in"?: number[];
                "rank.notIn"?: number[];
                "rank.specified"?: boolean;
                "rank.greaterThan"?: number;
                "rank.greaterThanOrEqual"?: number;
                "rank.lessThan"?: number;
                "rank.lessThanOrEqual"?: number;
                "certNo.equals"?: string;
                "certNo.notEquals"?: string;
                "certNo.in"?: string[];
                "certNo.notIn"?: string[];
                "certNo.specified"?: boolean;
                "certNo.contains"?: string;
                "certNo.doesNotContain"?: string;
                "validTo.equals"?: string;
                "validTo.notEquals"?: string;
                "validTo.in"?: string[];
                "validTo.notIn"?: string[];
                "validTo.specified"?: boolean;
                "validTo.greaterThan"?: string;
                "validTo.greaterThanOrEqual"?: string;
                "validTo.lessThan"?: string;
                "validTo.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of ratings. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4001,
                     *         "companyId": 101,
                     *         "companyName": "江川衡准工程造价咨询有限公司",
                     *         "city": "临江市",
                     *         "year": 2025,
                     *         "level": "AAA",
                     *         "score": 96.4,
                     *         "rank": 1,
                     *         "certNo": "JCXY-2025-0101",
                     *         "validTo": "2028-12-31",
                     *         "isExpired": false,
                     *         "createdDate": "2025-12-18T01:00:00.000Z",
                     *         "lastModifiedDate": "2025-12-18T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 4001
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CompanyRating"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listRatingYears: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("year" | "year,asc" | "year,desc")[];
                "year.equals"?: number;
                "year.notEquals"?: number;
                "year.in"?: number[];
                "year.notIn"?: number[];
                "year.specified"?: boolean;
                "year.greaterThan"?: number;
                "year.greaterThanOrEqual"?: number;
                "year.lessThan"?: number;
                "year.lessThanOrEqual"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["YearPage"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listRankingYears: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("year" | "year,asc" | "year,desc")[];
                "year.equals"?: number;
                "year.notEquals"?: number;
                "year.in"?: number[];
                "year.notIn"?: number[];
                "year.specified"?: boolean;
                "year.greaterThan"?: number;
                "year.greaterThanOrEqual"?: number;
                "year.lessThan"?: number;
                "year.lessThanOrEqual"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["YearPage"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listCompanyRankings: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("year" | "year,asc" | "year,desc" | "metric" | "metric,asc" | "metric,desc" | "rank" | "rank,asc" | "rank,desc" | "value" | "value,asc" | "value,desc" | "companyName" | "companyName,asc" | "companyName,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "companyId.equals"?: number;
                "companyId.notEquals"?: number;
                "companyId.in"?: number[];
                "companyId.notIn"?: number[];
                "companyId.specified"?: boolean;
                "companyId.greaterThan"?: number;
                "companyId.greaterThanOrEqual"?: number;
                "companyId.lessThan"?: number;
                "companyId.lessThanOrEqual"?: number;
                "companyName.equals"?: string;
                "companyName.notEquals"?: string;
                "companyName.in"?: string[];
                "companyName.notIn"?: string[];
                "companyName.specified"?: boolean;
                "companyName.contains"?: string;
                "companyName.doesNotContain"?: string;
                "year.equals"?: number;
                "year.notEquals"?: number;
                "year.in"?: number[];
                "year.notIn"?: number[];
                "year.specified"?: boolean;
                "year.greaterThan"?: number;
                "year.greaterThanOrEqual"?: number;
                "year.lessThan"?: number;
                "year.lessThanOrEqual"?: number;
                "metric.equals"?: string;
                "metric.notEquals"?: string;
                "metric.in"?: string[];
                "metric.notIn"?: string[];
                "metric.specified"?: boolean;
                "metric.contains"?: string;
                "metric.doesNotContain"?: string;
                "rank.equals"?: number;
                "rank.notEquals"?: number;
                "rank.in"?: number[];
                "rank.notIn"?: number[];
                "rank.specified"?: boolean;
                "rank.greaterThan"?: number;
                "rank.greaterThanOrEqual"?: number;
                "rank.lessThan"?: number;
                "rank.lessThanOrEqual"?: number;
                "value.equals"?: number;
                "value.notEquals"?: number;
                "value.in"?: number[];
                "value.notIn"?: number[];
                "value.specified"?: boolean;
                "value.greaterThan"?: number;
                "value.greaterThanOrEqual"?: number;
                "value.lessThan"?: number;
                "value.lessThanOrEqual"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of places. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 5001,
                     *         "companyId": 101,
                     *         "companyName": "江川衡准工程造价咨询有限公司",
                     *         "city": "临江市",
                     *         "year": 2025,
                     *         "metric": "营业收入",
                     *         "rank": 1,
                     *         "value": 9860,
                     *         "createdDate": "2026-04-20T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-04-20T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 5001
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CompanyRanking"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listCompanySites: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("orderNum" | "orderNum,asc" | "orderNum,desc" | "companyName" | "companyName,asc" | "companyName,desc" | "lastModifiedDate" | "lastModifiedDate,asc" | "lastModifiedDate,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "domainId.equals"?: string;
                "domainId.notEquals"?: string;
                "domainId.in"?: string[];
                "domainId.notIn"?: string[];
                "domainId.specified"?: boolean;
                "domainId.contains"?: string;
                "domainId.doesNotContain"?: string;
                "companyName.equals"?: string;
                "companyName.notEquals"?: string;
                "companyName.in"?: string[];
                "companyName.notIn"?: string[];
                "companyName.specified"?: boolean;
                "companyName.contains"?: string;
                "companyName.doesNotContain"?: string;
                "companyId.equals"?: number;
                "companyId.notEquals"?: number;
                "companyId.in"?: number[];
                "companyId.notIn"?: number[];
                "companyId.specified"?: boolean;
                "companyId.greaterThan"?: number;
                "companyId.greaterThanOrEqual"?: number;
                "companyId.lessThan"?: number;
                "companyId.lessThanOrEqual"?: number;
                "companyType.equals"?: string;
                "companyType.notEquals"?: string;
                "companyType.in"?: string[];
                "companyType.notIn"?: string[];
                "companyType.specified"?: boolean;
                "companyType.contains"?: string;
                "companyType.doesNotContain"?: string;
                "city.equals"?: string;
                "city.notEquals"?: string;
                "city.in"?: string[];
                "city.notIn"?: string[];
                "city.specified"?: boolean;
                "city.contains"?: string;
                "city.doesNotContain"?: string;
                "memberLevel.equals"?: string;
                "memberLevel.notEquals"?: string;
                "memberLevel.in"?: string[];
                "memberLevel.notIn"?: string[];
                "memberLevel.specified"?: boolean;
                "memberLevel.contains"?: string;
                "memberLevel.doesNotContain"?: string;
                "lastModifiedDate.equals"?: string;
                "lastModifiedDate.notEquals"?: string;
                "lastModifiedDate.in"?: string[];
                "lastModifiedDate.notIn"?: string[];
                "lastModifiedDate.specified"?: boolean;
                "lastModifiedDate.greaterThan"?: string;
                "lastModifiedDate.greaterThanOrEqual"?: string;
                "lastModifiedDate.lessThan"?: string;
                "lastModifiedDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sites. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 303,
                     *         "companyName": "江川衡准工程造价咨询有限公司",
                     *         "coverId": [
                     *           {
                     *             "id": 30301,
                     *             "imgUrl": "files/covers/site-hengzhun-1.svg"
                     *           }
                     *         ],
                     *         "domainId": "hengzhun",
                     *         "companyId": 101,
                     *         "companyType": "造价咨询",
                     *         "city": "临江市",
                     *         "memberLevel": "会长单位",
                     *         "logoUrl": "files/logos/hengzhun.svg",
                     *         "createdDate": "2024-03-11T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-10-08T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 303
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CompanySiteSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listMemberSites: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("orderNum" | "orderNum,asc" | "orderNum,desc" | "name" | "name,asc" | "name,desc" | "lastModifiedDate" | "lastModifiedDate,asc" | "lastModifiedDate,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "domainId.equals"?: string;
                "domainId.notEquals"?: string;
                "domainId.in"?: string[];
                "domainId.notIn"?: string[];
                "domainId.specified"?: boolean;
                "domainId.contains"?: string;
                "domainId.doesNotContain"?: string;
                "name.equals"?: string;
                "name.notEquals"?: string;
                "name.in"?: string[];
                "name.notIn"?: string[];
                "name.specified"?: boolean;
                "name.contains"?: string;
                "name.doesNotContain"?: string;
                "memberId.equals"?: number;
                "memberId.notEquals"?: number;
                "memberId.in"?: number[];
                "memberId.notIn"?: number[];
                "memberId.specified"?: boolean;
                "memberId.greaterThan"?: number;
                "memberId.greaterThanOrEqual"?: number;
                "memberId.lessThan"?: number;
                "memberId.lessThanOrEqual"?: number;
                "companyName.equals"?: string;
                "companyName.notEquals"?: string;
                "companyName.in"?: string[];
                "companyName.notIn"?: string[];
                "companyName.specified"?: boolean;
                "companyName.contains"?: string;
                "companyName.doesNotContain"?: string;
                "certType.equals"?: string;
                "certType.notEquals"?: string;
                "certType.in"?: string[];
                "certType.notIn"?: string[];
                "certType.specified"?: boolean;
                "certType.contains"?: string;
                "certType.doesNotContain"?: string;
                "certMajor.equals"?: string;
                "certMajor.notEquals"?: string;
                "certMajor.in"?: string[];
                "certMajor.notIn"?: string[];
                "certMajor.specified"?: boolean;
                "certMajor.contains"?: string;
                "certMajor.doesNotContain"?: string;
                "city.equals"?: string;
                "city.notEquals"?: string;
                "city.in"?: string[];
                "city.notIn"?: string[];
                "city.specified"?: boolean;
                "city.contains"?: string;
                "city.doesNotContain"?: string;
                "memberLevel.equals"?: string;
                "memberLevel.notEquals"?: string;
                "memberLevel.in"?: string[];
                "memberLevel.notIn"?: string[];
                "memberLevel.specified"?: boolean;
                "memberLevel.contains"?: string;
                "memberLevel.doesNotContain"?: string;
                "lastModifiedDate.equals"?: string;
                "lastModifiedDate.notEquals"?: string;
                "lastModifiedDate.in"?: string[];
                "lastModifiedDate.notIn"?: string[];
                "lastModifiedDate.specified"?: boolean;
                "lastModifiedDate.greaterThan"?: string;
                "lastModifiedDate.greaterThanOrEqual"?: string;
                "lastModifiedDate.lessThan"?: string;
                "lastModifiedDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sites. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 318,
                     *         "name": "沈维衡",
                     *         "coverId": "files/covers/site-shen-weiheng-1.svg",
                     *         "domainId": "shen-weiheng",
                     *         "memberId": 201,
                     *         "avatar": "files/avatars/shen-weiheng.svg",
                     *         "title": "正高级工程师",
                     *         "companyName": "江川衡准工程造价咨询有限公司",
                     *         "certType": "一级注册造价工程师",
                     *         "certMajor": "土木建筑",
                     *         "city": "临江市",
                     *         "memberLevel": "常务理事",
                     *         "createdDate": "2024-03-11T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-10-08T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 318
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MemberSiteSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getCompanySiteInfo: {
        parameters: {
            query: {
                /**
                 * @description Address of a unit's mini-site.
                 * @example hengzhun
                 */
                domainId: components["parameters"]["UnitDomainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Name and pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 303,
                     *         "companyName": "江川衡准工程造价咨询有限公司",
                     *         "coverId": [
                     *           {
                     *             "id": 30301,
                     *             "imgUrl": "files/covers/site-hengzhun-1.svg"
                     *           }
                     *         ],
                     *         "domainId": "hengzhun",
                     *         "companyId": 101,
                     *         "companyType": "造价咨询",
                     *         "city": "临江市",
                     *         "memberLevel": "会长单位",
                     *         "logoUrl": "files/logos/hengzhun.svg",
                     *         "createdDate": "2024-03-11T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-10-08T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 303
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CompanySiteInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No such record, or not one the caller may know of. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.siteUnpublished" | "error.http.404";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getMemberSiteInfo: {
        parameters: {
            query: {
                /**
                 * @description Address of a person's mini-site.
                 * @example shen-weiheng
                 */
                domainId: components["parameters"]["PersonDomainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Name and pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 318,
                     *         "name": "沈维衡",
                     *         "coverId": "files/covers/site-shen-weiheng-1.svg",
                     *         "domainId": "shen-weiheng",
                     *         "memberId": 201,
                     *         "avatar": "files/avatars/shen-weiheng.svg",
                     *         "title": "正高级工程师",
                     *         "companyName": "江川衡准工程造价咨询有限公司",
                     *         "certType": "一级注册造价工程师",
                     *         "certMajor": "土木建筑",
                     *         "city": "临江市",
                     *         "memberLevel": "常务理事",
                     *         "createdDate": "2024-03-11T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-10-08T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 318
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MemberSiteInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No such record, or not one the caller may know of. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.siteUnpublished" | "error.http.404";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getCompanySite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the site.
                 * @example 303
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 303,
                     *       "companyName": "江川衡准工程造价咨询有限公司",
                     *       "coverId": [
                     *         {
                     *           "id": 30301,
                     *           "imgUrl": "files/covers/site-hengzhun-1.svg"
                     *         }
                     *       ],
                     *       "domainId": "hengzhun",
                     *       "companyId": 101,
                     *       "companyType": "造价咨询",
                     *       "city": "临江市",
                     *       "memberLevel": "会长单位",
                     *       "logoUrl": "files/logos/hengzhun.svg",
                     *       "createdDate": "2024-03-11T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-10-08T01:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 303,
                     *       "intro": "<p>公司成立于1998年，从事工程造价咨询与全过程工程咨询。</p>",
                     *       "contacts": {
                     *         "phone": "0590-8339563",
                     *         "email": "office@hengzhun.example"
                     *       },
                     *       "mapLng": 118.7921,
                     *       "mapLat": 31.2043
                     *     }
                     */
                    "application/json": components["schemas"]["CompanySite"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getMemberSite: {
        parameters: {
            query: {
                /**
                 * @description Address of a person's mini-site.
                 * @example shen-weiheng
                 */
                domainId: components["parameters"]["PersonDomainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 318,
                     *       "name": "沈维衡",
                     *       "coverId": "files/covers/site-shen-weiheng-1.svg",
                     *       "domainId": "shen-weiheng",
                     *       "memberId": 201,
                     *       "avatar": "files/avatars/shen-weiheng.svg",
                     *       "title": "正高级工程师",
                     *       "companyName": "江川衡准工程造价咨询有限公司",
                     *       "certType": "一级注册造价工程师",
                     *       "certMajor": "土木建筑",
                     *       "city": "临江市",
                     *       "memberLevel": "常务理事",
                     *       "createdDate": "2024-03-11T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-10-08T01:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 318,
                     *       "intro": "<p>从业三十余年，主持完成多项大型公共建筑的全过程造价管理。</p>",
                     *       "logoUrl": null,
                     *       "contacts": {
                     *         "email": "shen.weiheng@mail.example"
                     *       },
                     *       "mapLng": null,
                     *       "mapLat": null
                     *     }
                     */
                    "application/json": components["schemas"]["MemberSite"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getOwnSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 303,
                     *       "ownerType": "UNIT",
                     *       "name": "江川衡准工程造价咨询有限公司",
                     *       "domainId": "hengzhun",
                     *       "coverId": [
                     *         {
                     *           "id": 30301,
                     *           "imgUrl": "files/covers/site-hengzhun-1.svg"
                     *         }
                     *       ],
                     *       "logoUrl": "files/logos/hengzhun.svg",
                     *       "intro": "<p>公司成立于1998年，从事工程造价咨询与全过程工程咨询。</p>",
                     *       "contacts": {
                     *         "phone": "0590-8339563",
                     *         "email": "office@hengzhun.example"
                     *       },
                     *       "mapLng": 118.7921,
                     *       "mapLat": 31.2043,
                     *       "isPublished": 1,
                     *       "status": "DRAFT",
                     *       "opinion": "同意发布。",
                     *       "submittedDate": "2026-09-30T02:00:00.000Z",
                     *       "published": {
                     *         "domainId": "hengzhun",
                     *         "coverId": [
                     *           {
                     *             "id": 30301,
                     *             "imgUrl": "files/covers/site-hengzhun-1.svg"
                     *           }
                     *         ],
                     *         "logoUrl": "files/logos/hengzhun.svg",
                     *         "intro": "<p>公司成立于1998年，从事工程造价咨询。</p>",
                     *         "contacts": {
                     *           "phone": "0590-8339563",
                     *           "email": "office@hengzhun.example"
                     *         },
                     *         "mapLng": 118.7921,
                     *         "mapLat": 31.2043,
                     *         "approvedDate": "2026-09-30T02:01:00.000Z"
                     *       },
                     *       "createdDate": "2024-03-11T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-10-08T01:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 303
                     *     }
                     */
                    "application/json": components["schemas"]["OwnSite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The caller has no mini-site yet. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "path": "/api/member-web/info",
                     *       "message": "error.http.404"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    updateSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 301,
                 *       "domainId": "hengxin",
                 *       "coverId": [
                 *         {
                 *           "id": 30101,
                 *           "imgUrl": "files/covers/site-hengxin-1.svg"
                 *         }
                 *       ],
                 *       "logoUrl": "files/logos/hengxin.svg",
                 *       "intro": "<p>江川恒信工程造价咨询有限公司成立于2003年。</p>",
                 *       "contacts": {
                 *         "phone": "0590-8226018",
                 *         "address": "临江市滨江区闻涛路258号恒信大厦6层"
                 *       },
                 *       "mapLng": 118.8012,
                 *       "mapLat": 31.1957,
                 *       "isPublished": 1
                 *     }
                 */
                "application/json": components["schemas"]["SiteUpdate"];
            };
        };
        responses: {
            /** @description The site as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 303,
                     *       "ownerType": "UNIT",
                     *       "name": "江川衡准工程造价咨询有限公司",
                     *       "domainId": "hengzhun",
                     *       "coverId": [
                     *         {
                     *           "id": 30301,
                     *           "imgUrl": "files/covers/site-hengzhun-1.svg"
                     *         }
                     *       ],
                     *       "logoUrl": "files/logos/hengzhun.svg",
                     *       "intro": "<p>公司成立于1998年，从事工程造价咨询与全过程工程咨询。</p>",
                     *       "contacts": {
                     *         "phone": "0590-8339563",
                     *         "email": "office@hengzhun.example"
                     *       },
                     *       "mapLng": 118.7921,
                     *       "mapLat": 31.2043,
                     *       "isPublished": 1,
                     *       "status": "DRAFT",
                     *       "opinion": "同意发布。",
                     *       "submittedDate": "2026-09-30T02:00:00.000Z",
                     *       "published": {
                     *         "domainId": "hengzhun",
                     *         "coverId": [
                     *           {
                     *             "id": 30301,
                     *             "imgUrl": "files/covers/site-hengzhun-1.svg"
                     *           }
                     *         ],
                     *         "logoUrl": "files/logos/hengzhun.svg",
                     *         "intro": "<p>公司成立于1998年，从事工程造价咨询。</p>",
                     *         "contacts": {
                     *           "phone": "0590-8339563",
                     *           "email": "office@hengzhun.example"
                     *         },
                     *         "mapLng": 118.7921,
                     *         "mapLat": 31.2043,
                     *         "approvedDate": "2026-09-30T02:01:00.000Z"
                     *       },
                     *       "createdDate": "2024-03-11T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-10-08T01:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 303
                     *     }
                     */
                    "application/json": components["schemas"]["OwnSite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.domainIdTaken" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    createSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domainId": "my-studio",
                 *       "coverId": "files/covers/site-hengzhun-1.svg",
                 *       "intro": "<p>专注公共建筑与城市更新项目的造价咨询。</p>",
                 *       "contacts": {
                 *         "email": "studio@mail.example",
                 *         "address": "临江市江北区观澜路20号"
                 *       },
                 *       "isPublished": 1
                 *     }
                 */
                "application/json": components["schemas"]["SiteInput"];
            };
        };
        responses: {
            /** @description The new site. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 303,
                     *       "ownerType": "UNIT",
                     *       "name": "江川衡准工程造价咨询有限公司",
                     *       "domainId": "hengzhun",
                     *       "coverId": [
                     *         {
                     *           "id": 30301,
                     *           "imgUrl": "files/covers/site-hengzhun-1.svg"
                     *         }
                     *       ],
                     *       "logoUrl": "files/logos/hengzhun.svg",
                     *       "intro": "<p>公司成立于1998年，从事工程造价咨询与全过程工程咨询。</p>",
                     *       "contacts": {
                     *         "phone": "0590-8339563",
                     *         "email": "office@hengzhun.example"
                     *       },
                     *       "mapLng": 118.7921,
                     *       "mapLat": 31.2043,
                     *       "isPublished": 1,
                     *       "status": "DRAFT",
                     *       "opinion": "同意发布。",
                     *       "submittedDate": "2026-09-30T02:00:00.000Z",
                     *       "published": {
                     *         "domainId": "hengzhun",
                     *         "coverId": [
                     *           {
                     *             "id": 30301,
                     *             "imgUrl": "files/covers/site-hengzhun-1.svg"
                     *           }
                     *         ],
                     *         "logoUrl": "files/logos/hengzhun.svg",
                     *         "intro": "<p>公司成立于1998年，从事工程造价咨询。</p>",
                     *         "contacts": {
                     *           "phone": "0590-8339563",
                     *           "email": "office@hengzhun.example"
                     *         },
                     *         "mapLng": 118.7921,
                     *         "mapLat": 31.2043,
                     *         "approvedDate": "2026-09-30T02:01:00.000Z"
                     *       },
                     *       "createdDate": "2024-03-11T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-10-08T01:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 303
                     *     }
                     */
                    "application/json": components["schemas"]["OwnSite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.siteExists" | "error.domainIdTaken" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    publishSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the caller's own site.
                 * @example 301
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site as its owner sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 303,
                     *       "ownerType": "UNIT",
                     *       "name": "江川衡准工程造价咨询有限公司",
                     *       "domainId": "hengzhun",
                     *       "coverId": [
                     *         {
                     *           "id": 30301,
                     *           "imgUrl": "files/covers/site-hengzhun-1.svg"
                     *         }
                     *       ],
                     *       "logoUrl": "files/logos/hengzhun.svg",
                     *       "intro": "<p>公司成立于1998年，从事工程造价咨询与全过程工程咨询。</p>",
                     *       "contacts": {
                     *         "phone": "0590-8339563",
                     *         "email": "office@hengzhun.example"
                     *       },
                     *       "mapLng": 118.7921,
                     *       "mapLat": 31.2043,
                     *       "isPublished": 1,
                     *       "status": "DRAFT",
                     *       "opinion": "同意发布。",
                     *       "submittedDate": "2026-09-30T02:00:00.000Z",
                     *       "published": {
                     *         "domainId": "hengzhun",
                     *         "coverId": [
                     *           {
                     *             "id": 30301,
                     *             "imgUrl": "files/covers/site-hengzhun-1.svg"
                     *           }
                     *         ],
                     *         "logoUrl": "files/logos/hengzhun.svg",
                     *         "intro": "<p>公司成立于1998年，从事工程造价咨询。</p>",
                     *         "contacts": {
                     *           "phone": "0590-8339563",
                     *           "email": "office@hengzhun.example"
                     *         },
                     *         "mapLng": 118.7921,
                     *         "mapLat": 31.2043,
                     *         "approvedDate": "2026-09-30T02:01:00.000Z"
                     *       },
                     *       "createdDate": "2024-03-11T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-10-08T01:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 303
                     *     }
                     */
                    "application/json": components["schemas"]["OwnSite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCompanyItems: {
        parameters: {
            query?: {
                /**
                 * @description Only of this unit's mini-site; without it of all.
                 * @example hengzhun
                 */
                domainId?: components["parameters"]["UnitSite"];
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("publishDate" | "publishDate,asc" | "publishDate,desc" | "eventDate" | "eventDate,asc" | "eventDate,desc" | "title" | "title,asc" | "title,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "kind.equals"?: string;
                "kind.notEquals"?: string;
                "kind.in"?: string[];
                "kind.notIn"?: string[];
                "kind.specified"?: boolean;
                "kind.contains"?: string;
                "kind.doesNotContain"?: string;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "eventDate.equals"?: string;
                "eventDate.notEquals"?: string;
                "eventDate.in"?: string[];
                "eventDate.notIn"?: string[];
                "eventDate.specified"?: boolean;
                "eventDate.greaterThan"?: string;
                "eventDate.greaterThanOrEqual"?: string;
                "eventDate.lessThan"?: string;
                "eventDate.lessThanOrEqual"?: string;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ItemPage"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCompanyNews: {
        parameters: {
            query?: {
                /**
                 * @description Only of this unit's mini-site; without it of all.
                 * @example hengzhun
                 */
                domainId?: components["parameters"]["UnitSite"];
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("publishDate" | "publishDate,asc" | "publishDate,desc" | "eventDate" | "eventDate,asc" | "eventDate,desc" | "title" | "title,asc" | "title,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "kind.equals"?: string;
                "kind.notEquals"?: string;
                "kind.in"?: string[];
                "kind.notIn"?: string[];
                "kind.specified"?: boolean;
                "kind.contains"?: string;
                "kind.doesNotContain"?: string;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "eventDate.equals"?: string;
                "eventDate.notEquals"?: string;
                "eventDate.in"?: string[];
                "eventDate.notIn"?: string[];
                "eventDate.specified"?: boolean;
                "eventDate.greaterThan"?: string;
                "eventDate.greaterThanOrEqual"?: string;
                "eventDate.lessThan"?: string;
                "eventDate.lessThanOrEqual"?: string;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ItemPage"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCompanyCases: {
        parameters: {
            query?: {
                /**
                 * @description Only of this unit's mini-site; without it of all.
                 * @example hengzhun
                 */
                domainId?: components["parameters"]["UnitSite"];
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("publishDate" | "publishDate,asc" | "publishDate,desc" | "eventDate" | "eventDate,asc" | "eventDate,desc" | "title" | "title,asc" | "title,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "kind.equals"?: string;
                "kind.notEquals"?: string;
                "kind.in"?: string[];
                "kind.notIn"?: string[];
                "kind.specified"?: boolean;
                "kind.contains"?: string;
                "kind.doesNotContain"?: string;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "eventDate.equals"?: string;
                "eventDate.notEquals"?: string;
                "eventDate.in"?: string[];
                "eventDate.notIn"?: string[];
                "eventDate.specified"?: boolean;
                "eventDate.greaterThan"?: string;
                "eventDate.greaterThanOrEqual"?: string;
                "eventDate.lessThan"?: string;
                "eventDate.lessThanOrEqual"?: string;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ItemPage"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCompanyHonours: {
        parameters: {
            query?: {
                /**
                 * @description Only of this unit's mini-site; without it of all.
                 * @example hengzhun
                 */
                domainId?: components["parameters"]["UnitSite"];
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("publishDate" | "publishDate,asc" | "publishDate,desc" | "eventDate" | "eventDate,asc" | "eventDate,desc" | "title" | "title,asc" | "title,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "kind.equals"?: string;
                "kind.notEquals"?: string;
                "kind.in"?: string[];
                "kind.notIn"?: string[];
                "kind.specified"?: boolean;
                "kind.contains"?: string;
                "kind.doesNotContain"?: string;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "eventDate.equals"?: string;
                "eventDate.notEquals"?: string;
                "eventDate.in"?: string[];
                "eventDate.notIn"?: string[];
                "eventDate.specified"?: boolean;
                "eventDate.greaterThan"?: string;
                "eventDate.greaterThanOrEqual"?: string;
                "eventDate.lessThan"?: string;
                "eventDate.lessThanOrEqual"?: string;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ItemPage"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCompanyItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 6001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6001,
                     *       "kind": "NEWS",
                     *       "title": "公司中标临江图书馆新馆全过程造价咨询",
                     *       "summary": "服务范围覆盖决策、设计、招采、施工与结算五个阶段。",
                     *       "coverUrl": null,
                     *       "eventDate": null,
                     *       "domainId": "hengxin",
                     *       "ownerId": 6,
                     *       "ownerName": "江川恒信工程造价咨询有限公司",
                     *       "publishDate": "2026-11-09T02:20:00.000Z",
                     *       "createdDate": "2026-11-09T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-09T02:20:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 6001,
                     *       "content": "<p>服务范围覆盖决策、设计、招采、施工与结算五个阶段。</p>"
                     *     }
                     */
                    "application/json": components["schemas"]["SiteItemDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMemberItems: {
        parameters: {
            query?: {
                /**
                 * @description Only of this person's mini-site; without it of all.
                 * @example shen-weiheng
                 */
                domainId?: components["parameters"]["PersonSite"];
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("publishDate" | "publishDate,asc" | "publishDate,desc" | "eventDate" | "eventDate,asc" | "eventDate,desc" | "title" | "title,asc" | "title,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "kind.equals"?: string;
                "kind.notEquals"?: string;
                "kind.in"?: string[];
                "kind.notIn"?: string[];
                "kind.specified"?: boolean;
                "kind.contains"?: string;
                "kind.doesNotContain"?: string;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "eventDate.equals"?: string;
                "eventDate.notEquals"?: string;
                "eventDate.in"?: string[];
                "eventDate.notIn"?: string[];
                "eventDate.specified"?: boolean;
                "eventDate.greaterThan"?: string;
                "eventDate.greaterThanOrEqual"?: string;
                "eventDate.lessThan"?: string;
                "eventDate.lessThanOrEqual"?: string;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ItemPage"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMemberQualifications: {
        parameters: {
            query?: {
                /**
                 * @description Only of this person's mini-site; without it of all.
                 * @example shen-weiheng
                 */
                domainId?: components["parameters"]["PersonSite"];
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("publishDate" | "publishDate,asc" | "publishDate,desc" | "eventDate" | "eventDate,asc" | "eventDate,desc" | "title" | "title,asc" | "title,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "kind.equals"?: string;
                "kind.notEquals"?: string;
                "kind.in"?: string[];
                "kind.notIn"?: string[];
                "kind.specified"?: boolean;
                "kind.contains"?: string;
                "kind.doesNotContain"?: string;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "eventDate.equals"?: string;
                "eventDate.notEquals"?: string;
                "eventDate.in"?: string[];
                "eventDate.notIn"?: string[];
                "eventDate.specified"?: boolean;
                "eventDate.greaterThan"?: string;
                "eventDate.greaterThanOrEqual"?: string;
                "eventDate.lessThan"?: string;
                "eventDate.lessThanOrEqual"?: string;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ItemPage"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMemberCases: {
        parameters: {
            query?: {
                /**
                 * @description Only of this person's mini-site; without it of all.
                 * @example shen-weiheng
                 */
                domainId?: components["parameters"]["PersonSite"];
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("publishDate" | "publishDate,asc" | "publishDate,desc" | "eventDate" | "eventDate,asc" | "eventDate,desc" | "title" | "title,asc" | "title,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "kind.equals"?: string;
                "kind.notEquals"?: string;
                "kind.in"?: string[];
                "kind.notIn"?: string[];
                "kind.specified"?: boolean;
                "kind.contains"?: string;
                "kind.doesNotContain"?: string;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "eventDate.equals"?: string;
                "eventDate.notEquals"?: string;
                "eventDate.in"?: string[];
                "eventDate.notIn"?: string[];
                "eventDate.specified"?: boolean;
                "eventDate.greaterThan"?: string;
                "eventDate.greaterThanOrEqual"?: string;
                "eventDate.lessThan"?: string;
                "eventDate.lessThanOrEqual"?: string;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ItemPage"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMemberAchievements: {
        parameters: {
            query?: {
                /**
                 * @description Only of this person's mini-site; without it of all.
                 * @example shen-weiheng
                 */
                domainId?: components["parameters"]["PersonSite"];
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("publishDate" | "publishDate,asc" | "publishDate,desc" | "eventDate" | "eventDate,asc" | "eventDate,desc" | "title" | "title,asc" | "title,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "kind.equals"?: string;
                "kind.notEquals"?: string;
                "kind.in"?: string[];
                "kind.notIn"?: string[];
                "kind.specified"?: boolean;
                "kind.contains"?: string;
                "kind.doesNotContain"?: string;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "eventDate.equals"?: string;
                "eventDate.notEquals"?: string;
                "eventDate.in"?: string[];
                "eventDate.notIn"?: string[];
                "eventDate.specified"?: boolean;
                "eventDate.greaterThan"?: string;
                "eventDate.greaterThanOrEqual"?: string;
                "eventDate.lessThan"?: string;
                "eventDate.lessThanOrEqual"?: string;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ItemPage"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getMemberItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 6501
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6001,
                     *       "kind": "NEWS",
                     *       "title": "公司中标临江图书馆新馆全过程造价咨询",
                     *       "summary": "服务范围覆盖决策、设计、招采、施工与结算五个阶段。",
                     *       "coverUrl": null,
                     *       "eventDate": null,
                     *       "domainId": "hengxin",
                     *       "ownerId": 6,
                     *       "ownerName": "江川恒信工程造价咨询有限公司",
                     *       "publishDate": "2026-11-09T02:20:00.000Z",
                     *       "createdDate": "2026-11-09T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-09T02:20:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 6001,
                     *       "content": "<p>服务范围覆盖决策、设计、招采、施工与结算五个阶段。</p>"
                     *     }
                     */
                    "application/json": components["schemas"]["SiteItemDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listOwnItems: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("lastModifiedDate" | "lastModifiedDate,asc" | "lastModifiedDate,desc" | "publishDate" | "publishDate,asc" | "publishDate,desc" | "title" | "title,asc" | "title,desc" | "status" | "status,asc" | "status,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "kind.equals"?: string;
                "kind.notEquals"?: string;
                "kind.in"?: string[];
                "kind.notIn"?: string[];
                "kind.specified"?: boolean;
                "kind.contains"?: string;
                "kind.doesNotContain"?: string;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "status.equals"?: string;
                "status.notEquals"?: string;
                "status.in"?: string[];
                "status.notIn"?: string[];
                "status.specified"?: boolean;
                "status.contains"?: string;
                "status.doesNotContain"?: string;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
                "lastModifiedDate.equals"?: string;
                "lastModifiedDate.notEquals"?: string;
                "lastModifiedDate.in"?: string[];
                "lastModifiedDate.notIn"?: string[];
                "lastModifiedDate.specified"?: boolean;
                "lastModifiedDate.greaterThan"?: string;
                "lastModifiedDate.greaterThanOrEqual"?: string;
                "lastModifiedDate.lessThan"?: string;
                "lastModifiedDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of items. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 6001,
                     *         "kind": "NEWS",
                     *         "title": "公司中标临江图书馆新馆全过程造价咨询",
                     *         "summary": "服务范围覆盖决策、设计、招采、施工与结算五个阶段。",
                     *         "coverUrl": null,
                     *         "eventDate": null,
                     *         "content": "<p>服务范围覆盖决策、设计、招采、施工与结算五个阶段。</p>",
                     *         "status": "PUBLISHED",
                     *         "opinion": "同意发布",
                     *         "submittedDate": "2026-11-09T01:00:00.000Z",
                     *         "publishDate": "2026-11-09T02:20:00.000Z",
                     *         "createdDate": "2026-11-09T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-11-09T02:20:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 6001
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OwnSiteItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    updateItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 6001,
                 *       "kind": "NEWS",
                 *       "title": "公司中标临江图书馆新馆全过程造价咨询服务",
                 *       "summary": "服务范围覆盖决策、设计、招采、施工与结算五个阶段。",
                 *       "content": "<p>服务范围覆盖决策、设计、招采、施工与结算五个阶段，服务期三十个月。</p>",
                 *       "status": "SUBMITTED"
                 *     }
                 */
                "application/json": components["schemas"]["SiteItemUpdate"];
            };
        };
        responses: {
            /** @description The item as its author sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6001,
                     *       "kind": "NEWS",
                     *       "title": "公司中标临江图书馆新馆全过程造价咨询",
                     *       "summary": "服务范围覆盖决策、设计、招采、施工与结算五个阶段。",
                     *       "coverUrl": null,
                     *       "eventDate": null,
                     *       "content": "<p>服务范围覆盖决策、设计、招采、施工与结算五个阶段。</p>",
                     *       "status": "PUBLISHED",
                     *       "opinion": "同意发布",
                     *       "submittedDate": "2026-11-09T01:00:00.000Z",
                     *       "publishDate": "2026-11-09T02:20:00.000Z",
                     *       "createdDate": "2026-11-09T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-09T02:20:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 6001
                     *     }
                     */
                    "application/json": components["schemas"]["OwnSiteItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.itemRejected" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    createItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "NEWS",
                 *       "title": "公司承担的结算审核项目通过协会质量抽查",
                 *       "summary": "抽查覆盖计量、计价与归档三个环节。",
                 *       "content": "<p>协会质量抽查组查阅了项目成果文件，认为计量准确、归档完整。</p>",
                 *       "status": "SUBMITTED"
                 *     }
                 */
                "application/json": components["schemas"]["SiteItemInput"];
            };
        };
        responses: {
            /** @description The new item. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6001,
                     *       "kind": "NEWS",
                     *       "title": "公司中标临江图书馆新馆全过程造价咨询",
                     *       "summary": "服务范围覆盖决策、设计、招采、施工与结算五个阶段。",
                     *       "coverUrl": null,
                     *       "eventDate": null,
                     *       "content": "<p>服务范围覆盖决策、设计、招采、施工与结算五个阶段。</p>",
                     *       "status": "PUBLISHED",
                     *       "opinion": "同意发布",
                     *       "submittedDate": "2026-11-09T01:00:00.000Z",
                     *       "publishDate": "2026-11-09T02:20:00.000Z",
                     *       "createdDate": "2026-11-09T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-09T02:20:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 6001
                     *     }
                     */
                    "application/json": components["schemas"]["OwnSiteItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getOwnItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 6901 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6001,
                     *       "kind": "NEWS",
                     *       "title": "公司中标临江图书馆新馆全过程造价咨询",
                     *       "summary": "服务范围覆盖决策、设计、招采、施工与结算五个阶段。",
                     *       "coverUrl": null,
                     *       "eventDate": null,
                     *       "content": "<p>服务范围覆盖决策、设计、招采、施工与结算五个阶段。</p>",
                     *       "status": "PUBLISHED",
                     *       "opinion": "同意发布",
                     *       "submittedDate": "2026-11-09T01:00:00.000Z",
                     *       "publishDate": "2026-11-09T02:20:00.000Z",
                     *       "createdDate": "2026-11-09T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-09T02:20:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 6001
                     *     }
                     */
                    "application/json": components["schemas"]["OwnSiteItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 6501 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCalculatorStandards: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("orderNum" | "orderNum,asc" | "orderNum,desc" | "id" | "id,asc" | "id,desc" | "code" | "code,asc" | "code,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "code.equals"?: string;
                "code.notEquals"?: string;
                "code.in"?: string[];
                "code.notIn"?: string[];
                "code.specified"?: boolean;
                "code.contains"?: string;
                "code.doesNotContain"?: string;
                "name.equals"?: string;
                "name.notEquals"?: string;
                "name.in"?: string[];
                "name.notIn"?: string[];
                "name.specified"?: boolean;
                "name.contains"?: string;
                "name.doesNotContain"?: string;
                "method.equals"?: string;
                "method.notEquals"?: string;
                "method.in"?: string[];
                "method.notIn"?: string[];
                "method.specified"?: boolean;
                "method.contains"?: string;
                "method.doesNotContain"?: string;
                "orderNum.equals"?: number;
                "orderNum.notEquals"?: number;
                "orderNum.in"?: number[];
                "orderNum.notIn"?: number[];
                "orderNum.specified"?: boolean;
                "orderNum.greaterThan"?: number;
                "orderNum.greaterThanOrEqual"?: number;
                "orderNum.lessThan"?: number;
                "orderNum.lessThanOrEqual"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of standards. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "orderNum": 2,
                     *         "code": "SUPERVISION",
                     *         "name": "施工监理服务费",
                     *         "documentNo": "发改价格〔2007〕670号",
                     *         "method": "INTERPOLATION",
                     *         "unit": "万元",
                     *         "isConfirmed": true,
                     *         "confirmationNote": null,
                     *         "amount": {
                     *           "min": 0,
                     *           "isMinExclusive": true,
                     *           "max": 100000000,
                     *           "decimals": 6
                     *         },
                     *         "services": [
                     *           {
                     *             "code": "SUPERVISION",
                     *             "name": "施工监理",
                     *             "amountName": "计费额",
                     *             "table": {
                     *               "kind": "POINTS",
                     *               "points": [
                     *                 {
                     *                   "amount": 500,
                     *                   "fee": 16.5
                     *                 },
                     *                 {
                     *                   "amount": 1000,
                     *                   "fee": 30.1
                     *                 }
                     *               ],
                     *               "belowReason": "计费额低于500万元的，收费由双方协商确定",
                     *               "beyond": {
                     *                 "kind": "RATE",
                     *                 "rate": 1.039,
                     *                 "rateUnit": "%"
                     *               }
                     *             },
                     *             "cap": null,
                     *             "extras": []
                     *           }
                     *         ],
                     *         "coefficients": [
                     *           {
                     *             "kind": "CHOICE",
                     *             "code": "complexity",
                     *             "name": "工程复杂程度调整系数",
                     *             "options": [
                     *               {
                     *                 "code": "SIMPLE",
                     *                 "name": "一般（Ⅰ级）",
                     *                 "factor": 0.85
                     *               },
                     *               {
                     *                 "code": "MODERATE",
                     *                 "name": "较复杂（Ⅱ级）",
                     *                 "factor": 1
                     *               },
                     *               {
                     *                 "code": "COMPLEX",
                     *                 "name": "复杂（Ⅲ级）",
                     *                 "factor": 1.15
                     *               }
                     *             ],
                     *             "default": "MODERATE"
                     *           }
                     *         ],
                     *         "float": {
                     *           "min": -20,
                     *           "isMinExclusive": false,
                     *           "max": 20,
                     *           "decimals": 2
                     *         },
                     *         "notes": [
                     *           "计费额超过最高档的，以计费额乘以收费率计算收费基价。"
                     *         ],
                     *         "disclaimer": "该项服务已实行市场调节价（发改价格〔2015〕299号），计算结果仅供参考。"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CalculatorStandard"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    calculateFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalculationRequest"];
            };
        };
        responses: {
            /** @description The fee, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calculation"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listApplyRequirements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requirements, units first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "applyType": "PERSON",
                     *         "applyKind": "UPGRADE",
                     *         "fields": [
                     *           {
                     *             "field": "person.name",
                     *             "need": "UNLESS_KNOWN"
                     *           },
                     *           {
                     *             "field": "targetLevel",
                     *             "need": "ALWAYS"
                     *           },
                     *           {
                     *             "field": "reason",
                     *             "need": "NEVER"
                     *           },
                     *           {
                     *             "field": "materials",
                     *             "need": "ALWAYS"
                     *           },
                     *           {
                     *             "field": "statement",
                     *             "need": "ALWAYS"
                     *           }
                     *         ],
                     *         "materials": [
                     *           {
                     *             "type": "身份证",
                     *             "isRequired": false,
                     *             "ifChanged": []
                     *           },
                     *           {
                     *             "type": "注册证",
                     *             "isRequired": false,
                     *             "ifChanged": []
                     *           },
                     *           {
                     *             "type": "盖章申请表",
                     *             "isRequired": true,
                     *             "ifChanged": []
                     *           },
                     *           {
                     *             "type": "其他",
                     *             "isRequired": false,
                     *             "ifChanged": []
                     *           }
                     *         ],
                     *         "feesSettled": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ApplyRequirement"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    updateMemberApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3001,
                 *       "applyKind": "JOIN",
                 *       "step": 1,
                 *       "person": {
                 *         "name": "童小满",
                 *         "companyName": "青屿新锐数字建造科技有限公司",
                 *         "certType": "二级注册造价工程师"
                 *       },
                 *       "statement": false,
                 *       "status": "DRAFT"
                 *     }
                 */
                "application/json": components["schemas"]["MemberApplyUpdate"];
            };
        };
        responses: {
            /** @description The application as it was kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3001,
                     *       "applyNo": "SQ20261109003001",
                     *       "applyType": "PERSON",
                     *       "applyKind": "JOIN",
                     *       "step": 3,
                     *       "company": null,
                     *       "person": {
                     *         "name": "童小满",
                     *         "gender": "女",
                     *         "idNumber": "349905200106181764",
                     *         "companyName": "青屿新锐数字建造科技有限公司",
                     *         "certType": "二级注册造价工程师",
                     *         "certNo": "建[造]2125349950562"
                     *       },
                     *       "targetLevel": null,
                     *       "reason": null,
                     *       "recommender": "林知远",
                     *       "materials": [],
                     *       "statement": true,
                     *       "status": "RETURNED",
                     *       "node": null,
                     *       "auditRecords": [
                     *         {
                     *           "node": "初审",
                     *           "result": "RETURN",
                     *           "opinion": "身份证扫描件模糊，请补正后重新提交。",
                     *           "auditor": "协会秘书处",
                     *           "time": "2026-11-12T02:00:00.000Z"
                     *         }
                     *       ],
                     *       "returnReason": "身份证扫描件模糊，请补正后重新提交。",
                     *       "submitDate": "2026-11-10T02:00:00.000Z",
                     *       "approveDate": null,
                     *       "feeId": null,
                     *       "createdDate": "2026-11-09T02:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-12T02:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 3001
                     *     }
                     */
                    "application/json": components["schemas"]["MemberApply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.alreadyMember" | "error.applicationOpen" | "error.feesOwed" | "error.levelNotHigher" | "error.membershipActive" | "error.notMember" | "error.applicationNotEditable" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    createMemberApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "applyKind": "CHANGE",
                 *       "step": 0,
                 *       "reason": "职称已评定",
                 *       "status": "DRAFT"
                 *     }
                 */
                "application/json": components["schemas"]["MemberApplyDraft"];
            };
        };
        responses: {
            /** @description The application as it was kept. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3001,
                     *       "applyNo": "SQ20261109003001",
                     *       "applyType": "PERSON",
                     *       "applyKind": "JOIN",
                     *       "step": 3,
                     *       "company": null,
                     *       "person": {
                     *         "name": "童小满",
                     *         "gender": "女",
                     *         "idNumber": "349905200106181764",
                     *         "companyName": "青屿新锐数字建造科技有限公司",
                     *         "certType": "二级注册造价工程师",
                     *         "certNo": "建[造]2125349950562"
                     *       },
                     *       "targetLevel": null,
                     *       "reason": null,
                     *       "recommender": "林知远",
                     *       "materials": [],
                     *       "statement": true,
                     *       "status": "RETURNED",
                     *       "node": null,
                     *       "auditRecords": [
                     *         {
                     *           "node": "初审",
                     *           "result": "RETURN",
                     *           "opinion": "身份证扫描件模糊，请补正后重新提交。",
                     *           "auditor": "协会秘书处",
                     *           "time": "2026-11-12T02:00:00.000Z"
                     *         }
                     *       ],
                     *       "returnReason": "身份证扫描件模糊，请补正后重新提交。",
                     *       "submitDate": "2026-11-10T02:00:00.000Z",
                     *       "approveDate": null,
                     *       "feeId": null,
                     *       "createdDate": "2026-11-09T02:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-12T02:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 3001
                     *     }
                     */
                    "application/json": components["schemas"]["MemberApply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.alreadyMember" | "error.applicationOpen" | "error.feesOwed" | "error.levelNotHigher" | "error.membershipActive" | "error.notMember" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listMemberApplies: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("createdDate" | "createdDate,asc" | "createdDate,desc" | "submitDate" | "submitDate,asc" | "submitDate,desc" | "approveDate" | "approveDate,asc" | "approveDate,desc" | "status" | "status,asc" | "status,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "applyNo.equals"?: string;
                "applyNo.notEquals"?: string;
                "applyNo.in"?: string[];
                "applyNo.notIn"?: string[];
                "applyNo.specified"?: boolean;
                "applyNo.contains"?: string;
                "applyNo.doesNotContain"?: string;
                "applyKind.equals"?: string;
                "applyKind.notEquals"?: string;
                "applyKind.in"?: string[];
                "applyKind.notIn"?: string[];
                "applyKind.specified"?: boolean;
                "applyKind.contains"?: string;
                "applyKind.doesNotContain"?: string;
                "status.equals"?: string;
                "status.notEquals"?: string;
                "status.in"?: string[];
                "status.notIn"?: string[];
                "status.specified"?: boolean;
                "status.contains"?: string;
                "status.doesNotContain"?: string;
                "submitDate.equals"?: string;
                "submitDate.notEquals"?: string;
                "submitDate.in"?: string[];
                "submitDate.notIn"?: string[];
                "submitDate.specified"?: boolean;
                "submitDate.greaterThan"?: string;
                "submitDate.greaterThanOrEqual"?: string;
                "submitDate.lessThan"?: string;
                "submitDate.lessThanOrEqual"?: string;
                "approveDate.equals"?: string;
                "approveDate.notEquals"?: string;
                "approveDate.in"?: string[];
                "approveDate.notIn"?: string[];
                "approveDate.specified"?: boolean;
                "approveDate.greaterThan"?: string;
                "approveDate.greaterThanOrEqual"?: string;
                "approveDate.lessThan"?: string;
                "approveDate.lessThanOrEqual"?: string;
                "createdDate.equals"?: string;
                "createdDate.notEquals"?: string;
                "createdDate.in"?: string[];
                "createdDate.notIn"?: string[];
                "createdDate.specified"?: boolean;
                "createdDate.greaterThan"?: string;
                "createdDate.greaterThanOrEqual"?: string;
                "createdDate.lessThan"?: string;
                "createdDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of applications. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3001,
                     *         "applyNo": "SQ20261109003001",
                     *         "applyType": "PERSON",
                     *         "applyKind": "JOIN",
                     *         "step": 3,
                     *         "company": null,
                     *         "person": {
                     *           "name": "童小满",
                     *           "gender": "女",
                     *           "idNumber": "349905200106181764",
                     *           "companyName": "青屿新锐数字建造科技有限公司",
                     *           "certType": "二级注册造价工程师",
                     *           "certNo": "建[造]2125349950562"
                     *         },
                     *         "targetLevel": null,
                     *         "reason": null,
                     *         "recommender": "林知远",
                     *         "materials": [],
                     *         "statement": true,
                     *         "status": "RETURNED",
                     *         "node": null,
                     *         "auditRecords": [
                     *           {
                     *             "node": "初审",
                     *             "result": "RETURN",
                     *             "opinion": "身份证扫描件模糊，请补正后重新提交。",
                     *             "auditor": "协会秘书处",
                     *             "time": "2026-11-12T02:00:00.000Z"
                     *           }
                     *         ],
                     *         "returnReason": "身份证扫描件模糊，请补正后重新提交。",
                     *         "submitDate": "2026-11-10T02:00:00.000Z",
                     *         "approveDate": null,
                     *         "feeId": null,
                     *         "createdDate": "2026-11-09T02:00:00.000Z",
                     *         "lastModifiedDate": "2026-11-12T02:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 3001
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MemberApply"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getMemberApply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the application.
                 * @example 3001
                 */
                id: components["parameters"]["ApplyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3001,
                     *       "applyNo": "SQ20261109003001",
                     *       "applyType": "PERSON",
                     *       "applyKind": "JOIN",
                     *       "step": 3,
                     *       "company": null,
                     *       "person": {
                     *         "name": "童小满",
                     *         "gender": "女",
                     *         "idNumber": "349905200106181764",
                     *         "companyName": "青屿新锐数字建造科技有限公司",
                     *         "certType": "二级注册造价工程师",
                     *         "certNo": "建[造]2125349950562"
                     *       },
                     *       "targetLevel": null,
                     *       "reason": null,
                     *       "recommender": "林知远",
                     *       "materials": [],
                     *       "statement": true,
                     *       "status": "RETURNED",
                     *       "node": null,
                     *       "auditRecords": [
                     *         {
                     *           "node": "初审",
                     *           "result": "RETURN",
                     *           "opinion": "身份证扫描件模糊，请补正后重新提交。",
                     *           "auditor": "协会秘书处",
                     *           "time": "2026-11-12T02:00:00.000Z"
                     *         }
                     *       ],
                     *       "returnReason": "身份证扫描件模糊，请补正后重新提交。",
                     *       "submitDate": "2026-11-10T02:00:00.000Z",
                     *       "approveDate": null,
                     *       "feeId": null,
                     *       "createdDate": "2026-11-09T02:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-12T02:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 3001
                     *     }
                     */
                    "application/json": components["schemas"]["MemberApply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteMemberApply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a draft.
                 * @example 3013
                 */
                id: components["parameters"]["DraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.applicationNotDraft" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    withdrawMemberApply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an application that was submitted and not reviewed yet.
                 * @example 3016
                 */
                id: components["parameters"]["SubmittedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3001,
                     *       "applyNo": "SQ20261109003001",
                     *       "applyType": "PERSON",
                     *       "applyKind": "JOIN",
                     *       "step": 3,
                     *       "company": null,
                     *       "person": {
                     *         "name": "童小满",
                     *         "gender": "女",
                     *         "idNumber": "349905200106181764",
                     *         "companyName": "青屿新锐数字建造科技有限公司",
                     *         "certType": "二级注册造价工程师",
                     *         "certNo": "建[造]2125349950562"
                     *       },
                     *       "targetLevel": null,
                     *       "reason": null,
                     *       "recommender": "林知远",
                     *       "materials": [],
                     *       "statement": true,
                     *       "status": "RETURNED",
                     *       "node": null,
                     *       "auditRecords": [
                     *         {
                     *           "node": "初审",
                     *           "result": "RETURN",
                     *           "opinion": "身份证扫描件模糊，请补正后重新提交。",
                     *           "auditor": "协会秘书处",
                     *           "time": "2026-11-12T02:00:00.000Z"
                     *         }
                     *       ],
                     *       "returnReason": "身份证扫描件模糊，请补正后重新提交。",
                     *       "submitDate": "2026-11-10T02:00:00.000Z",
                     *       "approveDate": null,
                     *       "feeId": null,
                     *       "createdDate": "2026-11-09T02:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-12T02:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 3001
                     *     }
                     */
                    "application/json": components["schemas"]["MemberApply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.applicationDraft" | "error.applicationUnderReview" | "error.applicationApproved" | "error.applicationClosed" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    updateMemberApplyTop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 4001,
                 *       "members": [
                 *         {
                 *           "name": "沈维衡",
                 *           "idNumber": "349906196803128296",
                 *           "phone": "15993320964",
                 *           "feeYear": 2026
                 *         }
                 *       ],
                 *       "status": "DRAFT"
                 *     }
                 */
                "application/json": components["schemas"]["MemberApplyTopUpdate"];
            };
        };
        responses: {
            /** @description The batch as it was kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4001,
                     *       "batchNo": "DJ20261118004001",
                     *       "companyId": 6,
                     *       "companyName": "江川恒信工程造价咨询有限公司",
                     *       "members": [
                     *         {
                     *           "personId": null,
                     *           "name": "沈维衡",
                     *           "idNumber": "349906196803128296",
                     *           "phone": "15993320964",
                     *           "certNo": null,
                     *           "feeYear": 2026
                     *         }
                     *       ],
                     *       "personCount": 1,
                     *       "totalAmount": 200,
                     *       "status": "DRAFT",
                     *       "orderId": null,
                     *       "submitDate": null,
                     *       "createdDate": "2026-11-18T02:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-18T02:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 4001
                     *     }
                     */
                    "application/json": components["schemas"]["MemberApplyTop"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.batchNotEditable" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    createMemberApplyTop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberApplyTopDraft"];
            };
        };
        responses: {
            /** @description The batch as it was kept. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4001,
                     *       "batchNo": "DJ20261118004001",
                     *       "companyId": 6,
                     *       "companyName": "江川恒信工程造价咨询有限公司",
                     *       "members": [
                     *         {
                     *           "personId": null,
                     *           "name": "沈维衡",
                     *           "idNumber": "349906196803128296",
                     *           "phone": "15993320964",
                     *           "certNo": null,
                     *           "feeYear": 2026
                     *         }
                     *       ],
                     *       "personCount": 1,
                     *       "totalAmount": 200,
                     *       "status": "DRAFT",
                     *       "orderId": null,
                     *       "submitDate": null,
                     *       "createdDate": "2026-11-18T02:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-18T02:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 4001
                     *     }
                     */
                    "application/json": components["schemas"]["MemberApplyTop"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listMemberApplyTops: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("createdDate" | "createdDate,asc" | "createdDate,desc" | "totalAmount" | "totalAmount,asc" | "totalAmount,desc" | "personCount" | "personCount,asc" | "personCount,desc" | "status" | "status,asc" | "status,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "batchNo.equals"?: string;
                "batchNo.notEquals"?: string;
                "batchNo.in"?: string[];
                "batchNo.notIn"?: string[];
                "batchNo.specified"?: boolean;
                "batchNo.contains"?: string;
                "batchNo.doesNotContain"?: string;
                "status.equals"?: string;
                "status.notEquals"?: string;
                "status.in"?: string[];
                "status.notIn"?: string[];
                "status.specified"?: boolean;
                "status.contains"?: string;
                "status.doesNotContain"?: string;
                "totalAmount.equals"?: number;
                "totalAmount.notEquals"?: number;
                "totalAmount.in"?: number[];
                "totalAmount.notIn"?: number[];
                "totalAmount.specified"?: boolean;
                "totalAmount.greaterThan"?: number;
                "totalAmount.greaterThanOrEqual"?: number;
                "totalAmount.lessThan"?: number;
                "totalAmount.lessThanOrEqual"?: number;
                "createdDate.equals"?: string;
                "createdDate.notEquals"?: string;
                "createdDate.in"?: string[];
                "createdDate.notIn"?: string[];
                "createdDate.specified"?: boolean;
                "createdDate.greaterThan"?: string;
                "createdDate.greaterThanOrEqual"?: string;
                "createdDate.lessThan"?: string;
                "createdDate.lessThanOrEqual"?: string;
                "orderId.equals"?: number;
                "orderId.notEquals"?: number;
                "orderId.in"?: number[];
                "orderId.notIn"?: number[];
                "orderId.specified"?: boolean;
                "orderId.greaterThan"?: number;
                "orderId.greaterThanOrEqual"?: number;
                "orderId.lessThan"?: number;
                "orderId.lessThanOrEqual"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of batches. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4001,
                     *         "batchNo": "DJ20261118004001",
                     *         "companyId": 6,
                     *         "companyName": "江川恒信工程造价咨询有限公司",
                     *         "members": [
                     *           {
                     *             "personId": null,
                     *             "name": "沈维衡",
                     *             "idNumber": "349906196803128296",
                     *             "phone": "15993320964",
                     *             "certNo": null,
                     *             "feeYear": 2026
                     *           }
                     *         ],
                     *         "personCount": 1,
                     *         "totalAmount": 200,
                     *         "status": "DRAFT",
                     *         "orderId": null,
                     *         "submitDate": null,
                     *         "createdDate": "2026-11-18T02:00:00.000Z",
                     *         "lastModifiedDate": "2026-11-18T02:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 4001
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MemberApplyTop"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getMemberApplyTop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the batch.
                 * @example 4001
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4001,
                     *       "batchNo": "DJ20261118004001",
                     *       "companyId": 6,
                     *       "companyName": "江川恒信工程造价咨询有限公司",
                     *       "members": [
                     *         {
                     *           "personId": null,
                     *           "name": "沈维衡",
                     *           "idNumber": "349906196803128296",
                     *           "phone": "15993320964",
                     *           "certNo": null,
                     *           "feeYear": 2026
                     *         }
                     *       ],
                     *       "personCount": 1,
                     *       "totalAmount": 200,
                     *       "status": "DRAFT",
                     *       "orderId": null,
                     *       "submitDate": null,
                     *       "createdDate": "2026-11-18T02:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-18T02:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 4001
                     *     }
                     */
                    "application/json": components["schemas"]["MemberApplyTop"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listUnitPeople: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("createdDate" | "createdDate,asc" | "createdDate,desc" | "name" | "name,asc" | "name,desc" | "memberLevel" | "memberLevel,asc" | "memberLevel,desc" | "validTo" | "validTo,asc" | "validTo,desc" | "unpaidCount" | "unpaidCount,asc" | "unpaidCount,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "name.equals"?: string;
                "name.notEquals"?: string;
                "name.in"?: string[];
                "name.notIn"?: string[];
                "name.specified"?: boolean;
                "name.contains"?: string;
                "name.doesNotContain"?: string;
                "certNo.equals"?: string;
                "certNo.notEquals"?: string;
                "certNo.in"?: string[];
                "certNo.notIn"?: string[];
                "certNo.specified"?: boolean;
                "certNo.contains"?: string;
                "certNo.doesNotContain"?: string;
                "memberLevel.equals"?: string;
                "memberLevel.notEquals"?: string;
                "memberLevel.in"?: string[];
                "memberLevel.notIn"?: string[];
                "memberLevel.specified"?: boolean;
                "memberLevel.contains"?: string;
                "memberLevel.doesNotContain"?: string;
                "validTo.equals"?: string;
                "validTo.notEquals"?: string;
                "validTo.in"?: string[];
                "validTo.notIn"?: string[];
                "validTo.specified"?: boolean;
                "validTo.greaterThan"?: string;
                "validTo.greaterThanOrEqual"?: string;
                "validTo.lessThan"?: string;
                "validTo.lessThanOrEqual"?: string;
                "unpaidCount.equals"?: number;
                "unpaidCount.notEquals"?: number;
                "unpaidCount.in"?: number[];
                "unpaidCount.notIn"?: number[];
                "unpaidCount.specified"?: boolean;
                "unpaidCount.greaterThan"?: number;
                "unpaidCount.greaterThanOrEqual"?: number;
                "unpaidCount.lessThan"?: number;
                "unpaidCount.lessThanOrEqual"?: number;
                "createdDate.equals"?: string;
                "createdDate.notEquals"?: string;
                "createdDate.in"?: string[];
                "createdDate.notIn"?: string[];
                "createdDate.specified"?: boolean;
                "createdDate.greaterThan"?: string;
                "createdDate.greaterThanOrEqual"?: string;
                "createdDate.lessThan"?: string;
                "createdDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of people. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "companyId": 6,
                     *         "companyName": "江川恒信工程造价咨询有限公司",
                     *         "name": "林知远",
                     *         "idNumber": "349901********7319",
                     *         "certType": "一级注册造价工程师",
                     *         "certNo": "建[造]1116349950217",
                     *         "memberNo": "JC-P-2019-0001",
                     *         "memberLevel": "会员",
                     *         "validTo": "2026-12-31",
                     *         "unpaidCount": 0,
                     *         "unpaidAmount": 0,
                     *         "createdDate": "2026-09-18T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-09-18T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UnitPerson"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    endUnitPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id, as the list gives it.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listUnitInvitations: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("createdDate" | "createdDate,asc" | "createdDate,desc" | "status" | "status,asc" | "status,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "status.equals"?: string;
                "status.notEquals"?: string;
                "status.in"?: string[];
                "status.notIn"?: string[];
                "status.specified"?: boolean;
                "status.contains"?: string;
                "status.doesNotContain"?: string;
                "companyName.equals"?: string;
                "companyName.notEquals"?: string;
                "companyName.in"?: string[];
                "companyName.notIn"?: string[];
                "companyName.specified"?: boolean;
                "companyName.contains"?: string;
                "companyName.doesNotContain"?: string;
                "createdDate.equals"?: string;
                "createdDate.notEquals"?: string;
                "createdDate.in"?: string[];
                "createdDate.notIn"?: string[];
                "createdDate.specified"?: boolean;
                "createdDate.greaterThan"?: string;
                "createdDate.greaterThanOrEqual"?: string;
                "createdDate.lessThan"?: string;
                "createdDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of invitations. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 8001,
                     *         "companyId": 6,
                     *         "companyName": "江川恒信工程造价咨询有限公司",
                     *         "phone": "13800010002",
                     *         "personName": null,
                     *         "remark": "请加入本单位，会费由单位统一代缴。",
                     *         "status": "PENDING",
                     *         "answeredDate": null,
                     *         "createdDate": "2026-11-16T02:00:00.000Z",
                     *         "lastModifiedDate": "2026-11-16T02:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 8001
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UnitInvitation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    inviteUnitPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "13700000031",
                 *       "remark": "请加入本单位，会费由单位统一代缴。"
                 *     }
                 */
                "application/json": components["schemas"]["UnitInvitationRequest"];
            };
        };
        responses: {
            /** @description The invitation. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 8001,
                     *       "companyId": 6,
                     *       "companyName": "江川恒信工程造价咨询有限公司",
                     *       "phone": "13800010002",
                     *       "personName": null,
                     *       "remark": "请加入本单位，会费由单位统一代缴。",
                     *       "status": "PENDING",
                     *       "answeredDate": null,
                     *       "createdDate": "2026-11-16T02:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-16T02:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 8001
                     *     }
                     */
                    "application/json": components["schemas"]["UnitInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.personInUnit" | "error.invitationOpen" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getUnitInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the invitation.
                 * @example 8001
                 */
                id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Invitation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    acceptUnitInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the invitation.
                 * @example 8001
                 */
                id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Invitation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.invitationAnswered" | "error.personInUnit" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    declineUnitInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the invitation.
                 * @example 8001
                 */
                id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Invitation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.invitationAnswered" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    withdrawUnitInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the invitation.
                 * @example 8001
                 */
                id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Invitation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.invitationAnswered" | "error.invitationWithdrawn" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getPrintInfo: {
        parameters: {
            query: {
                /**
                 * @description UNIT_CERT of a unit, PERSON_CERT of a person.
                 * @example PERSON_CERT
                 */
                printType: components["schemas"]["PrintType"];
                /** @description The application of an APPLY_FORM. */
                applyId?: components["schemas"]["Id"];
                /** @description The caller's fee of a FEE_NOTICE or a RECEIPT. */
                feeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that is printed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5001,
                     *       "certNo": "JC-P-2019-0001",
                     *       "printType": "PERSON_CERT",
                     *       "holderName": "林知远",
                     *       "memberNo": "JC-P-2019-0001",
                     *       "memberLevel": "会员",
                     *       "photoUrl": "files/avatars/lin.svg",
                     *       "validFrom": "2026-01-01",
                     *       "validTo": "2026-12-31",
                     *       "issueDate": "2026-01-08",
                     *       "issuer": "江川省建设工程造价管理协会",
                     *       "sealUrl": "files/seals/association.svg",
                     *       "verifyCode": "w6kunyEU95B8UjQc2Ap2VuHY",
                     *       "verifyUrl": "http://127.0.0.1:5173/verify/w6kunyEU95B8UjQc2Ap2VuHY",
                     *       "status": "VALID",
                     *       "amount": null,
                     *       "rows": [
                     *         {
                     *           "label": "入会日期",
                     *           "value": "2019-05-20"
                     *         }
                     *       ],
                     *       "createdDate": "2026-01-08T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-01-08T01:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 5001
                     *     }
                     */
                    "application/json": components["schemas"]["PrintInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.applicationNotPrintable" | "error.membershipNotValid" | "error.feePaid" | "error.feeNotPayable" | "error.feeUnpaid" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    verifyPrintInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code out of the QR.
                 * @example w6kunyEU95B8UjQc2Ap2VuHY
                 */
                verifyCode: components["schemas"]["VerifyCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was printed, and whether it still holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5001,
                     *       "certNo": "JC-P-2019-0001",
                     *       "printType": "PERSON_CERT",
                     *       "holderName": "林知远",
                     *       "memberNo": "JC-P-2019-0001",
                     *       "memberLevel": "会员",
                     *       "photoUrl": "files/avatars/lin.svg",
                     *       "validFrom": "2026-01-01",
                     *       "validTo": "2026-12-31",
                     *       "issueDate": "2026-01-08",
                     *       "issuer": "江川省建设工程造价管理协会",
                     *       "sealUrl": "files/seals/association.svg",
                     *       "verifyCode": "w6kunyEU95B8UjQc2Ap2VuHY",
                     *       "verifyUrl": "http://127.0.0.1:5173/verify/w6kunyEU95B8UjQc2Ap2VuHY",
                     *       "status": "VALID",
                     *       "amount": null,
                     *       "rows": [
                     *         {
                     *           "label": "入会日期",
                     *           "value": "2019-05-20"
                     *         }
                     *       ],
                     *       "createdDate": "2026-01-08T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-01-08T01:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 5001
                     *     }
                     */
                    "application/json": components["schemas"]["PrintInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMemberFees: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("feeYear" | "feeYear,asc" | "feeYear,desc" | "amount" | "amount,asc" | "amount,desc" | "dueDate" | "dueDate,asc" | "dueDate,desc" | "payDate" | "payDate,asc" | "payDate,desc" | "status" | "status,asc" | "status,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "feeNo.equals"?: string;
                "feeNo.notEquals"?: string;
                "feeNo.in"?: string[];
                "feeNo.notIn"?: string[];
                "feeNo.specified"?: boolean;
                "feeNo.contains"?: string;
                "feeNo.doesNotContain"?: string;
                "feeYear.equals"?: number;
                "feeYear.notEquals"?: number;
                "feeYear.in"?: number[];
                "feeYear.notIn"?: number[];
                "feeYear.specified"?: boolean;
                "feeYear.greaterThan"?: number;
                "feeYear.greaterThanOrEqual"?: number;
                "feeYear.lessThan"?: number;
                "feeYear.lessThanOrEqual"?: number;
                "status.equals"?: string;
                "status.notEquals"?: string;
                "status.in"?: string[];
                "status.notIn"?: string[];
                "status.specified"?: boolean;
                "status.contains"?: string;
                "status.doesNotContain"?: string;
                "amount.equals"?: number;
                "amount.notEquals"?: number;
                "amount.in"?: number[];
                "amount.notIn"?: number[];
                "amount.specified"?: boolean;
                "amount.greaterThan"?: number;
                "amount.greaterThanOrEqual"?: number;
                "amount.lessThan"?: number;
                "amount.lessThanOrEqual"?: number;
                "dueDate.equals"?: string;
                "dueDate.notEquals"?: string;
                "dueDate.in"?: string[];
                "dueDate.notIn"?: string[];
                "dueDate.specified"?: boolean;
                "dueDate.greaterThan"?: string;
                "dueDate.greaterThanOrEqual"?: string;
                "dueDate.lessThan"?: string;
                "dueDate.lessThanOrEqual"?: string;
                "payDate.equals"?: string;
                "payDate.notEquals"?: string;
                "payDate.in"?: string[];
                "payDate.notIn"?: string[];
                "payDate.specified"?: boolean;
                "payDate.greaterThan"?: string;
                "payDate.greaterThanOrEqual"?: string;
                "payDate.lessThan"?: string;
                "payDate.lessThanOrEqual"?: string;
                "orderId.equals"?: number;
                "orderId.notEquals"?: number;
                "orderId.in"?: number[];
                "orderId.notIn"?: number[];
                "orderId.specified"?: boolean;
                "orderId.greaterThan"?: number;
                "orderId.greaterThanOrEqual"?: number;
                "orderId.lessThan"?: number;
                "orderId.lessThanOrEqual"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of fees. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 514,
                     *         "feeNo": "HF20260002",
                     *         "ownerType": "PERSON",
                     *         "ownerId": 2,
                     *         "ownerName": "苏婉清",
                     *         "feeYear": 2026,
                     *         "memberLevel": "会员",
                     *         "feeStandard": 200,
                     *         "amount": 200,
                     *         "discount": 0,
                     *         "paidAmount": 0,
                     *         "status": "UNPAID",
                     *         "dueDate": "2026-12-31",
                     *         "payDate": null,
                     *         "orderId": null,
                     *         "payer": null,
                     *         "isPayable": true,
                     *         "createdDate": "2026-01-01T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-01-01T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 514
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MemberFee"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getMemberFeeInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sum over the caller's fees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ownerType": "PERSON",
                     *       "ownerName": "苏婉清",
                     *       "memberLevel": "会员",
                     *       "feeStandard": 200,
                     *       "unpaidCount": 2,
                     *       "unpaidAmount": 400,
                     *       "overdueCount": 1,
                     *       "payableFeeIds": [
                     *         513,
                     *         514
                     *       ],
                     *       "validTo": "2026-12-31"
                     *     }
                     */
                    "application/json": components["schemas"]["MemberFeeInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getMemberFee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 514 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 514,
                     *       "feeNo": "HF20260002",
                     *       "ownerType": "PERSON",
                     *       "ownerId": 2,
                     *       "ownerName": "苏婉清",
                     *       "feeYear": 2026,
                     *       "memberLevel": "会员",
                     *       "feeStandard": 200,
                     *       "amount": 200,
                     *       "discount": 0,
                     *       "paidAmount": 0,
                     *       "status": "UNPAID",
                     *       "dueDate": "2026-12-31",
                     *       "payDate": null,
                     *       "orderId": null,
                     *       "payer": null,
                     *       "isPayable": true,
                     *       "createdDate": "2026-01-01T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-01-01T01:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 514
                     *     }
                     */
                    "application/json": components["schemas"]["MemberFee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMemberOrders: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("createdDate" | "createdDate,asc" | "createdDate,desc" | "payTime" | "payTime,asc" | "payTime,desc" | "totalAmount" | "totalAmount,asc" | "totalAmount,desc" | "status" | "status,asc" | "status,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "orderNo.equals"?: string;
                "orderNo.notEquals"?: string;
                "orderNo.in"?: string[];
                "orderNo.notIn"?: string[];
                "orderNo.specified"?: boolean;
                "orderNo.contains"?: string;
                "orderNo.doesNotContain"?: string;
                "orderType.equals"?: string;
                "orderType.notEquals"?: string;
                "orderType.in"?: string[];
                "orderType.notIn"?: string[];
                "orderType.specified"?: boolean;
                "orderType.contains"?: string;
                "orderType.doesNotContain"?: string;
                "status.equals"?: string;
                "status.notEquals"?: string;
                "status.in"?: string[];
                "status.notIn"?: string[];
                "status.specified"?: boolean;
                "status.contains"?: string;
                "status.doesNotContain"?: string;
                "payChannel.equals"?: string;
                "payChannel.notEquals"?: string;
                "payChannel.in"?: string[];
                "payChannel.notIn"?: string[];
                "payChannel.specified"?: boolean;
                "payChannel.contains"?: string;
                "payChannel.doesNotContain"?: string;
                "totalAmount.equals"?: number;
                "totalAmount.notEquals"?: number;
                "totalAmount.in"?: number[];
                "totalAmount.notIn"?: number[];
                "totalAmount.specified"?: boolean;
                "totalAmount.greaterThan"?: number;
                "totalAmount.greaterThanOrEqual"?: number;
                "totalAmount.lessThan"?: number;
                "totalAmount.lessThanOrEqual"?: number;
                "createdDate.equals"?: string;
                "createdDate.notEquals"?: string;
                "createdDate.in"?: string[];
                "createdDate.notIn"?: string[];
                "createdDate.specified"?: boolean;
                "createdDate.greaterThan"?: string;
                "createdDate.greaterThanOrEqual"?: string;
                "createdDate.lessThan"?: string;
                "createdDate.lessThanOrEqual"?: string;
                "payTime.equals"?: string;
                "payTime.notEquals"?: string;
                "payTime.in"?: string[];
                "payTime.notIn"?: string[];
                "payTime.specified"?: boolean;
                "payTime.greaterThan"?: string;
                "payTime.greaterThanOrEqual"?: string;
                "payTime.lessThan"?: string;
                "payTime.lessThanOrEqual"?: string;
                "invoiceStatus.equals"?: string;
                "invoiceStatus.notEquals"?: string;
                "invoiceStatus.in"?: string[];
                "invoiceStatus.notIn"?: string[];
                "invoiceStatus.specified"?: boolean;
                "invoiceStatus.contains"?: string;
                "invoiceStatus.doesNotContain"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 701,
                     *         "orderNo": "JC2026112100000701",
                     *         "orderType": "MEMBER_FEE",
                     *         "payerType": "PERSON",
                     *         "payerId": 5,
                     *         "payerName": "程亦安",
                     *         "subject": "2026年度个人会员会费",
                     *         "totalAmount": 200,
                     *         "payChannel": "WECHAT",
                     *         "status": "CREATED",
                     *         "transactionId": null,
                     *         "codeUrl": "weixin://wxpay/bizpayurl?pr=7hGd0Kq",
                     *         "expireTime": "2026-11-21T03:45:00.000Z",
                     *         "payTime": null,
                     *         "invoiceStatus": "NONE",
                     *         "createdDate": "2026-11-21T01:45:00.000Z",
                     *         "lastModifiedDate": "2026-11-21T01:45:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 701
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MemberOrder"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getMemberOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 701 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 701,
                     *       "orderNo": "JC2026112100000701",
                     *       "orderType": "MEMBER_FEE",
                     *       "payerType": "PERSON",
                     *       "payerId": 5,
                     *       "payerName": "程亦安",
                     *       "subject": "2026年度个人会员会费",
                     *       "totalAmount": 200,
                     *       "payChannel": "WECHAT",
                     *       "status": "CREATED",
                     *       "transactionId": null,
                     *       "codeUrl": "weixin://wxpay/bizpayurl?pr=7hGd0Kq",
                     *       "expireTime": "2026-11-21T03:45:00.000Z",
                     *       "payTime": null,
                     *       "invoiceStatus": "NONE",
                     *       "createdDate": "2026-11-21T01:45:00.000Z",
                     *       "lastModifiedDate": "2026-11-21T01:45:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 701,
                     *       "details": [
                     *         {
                     *           "itemType": "MEMBER_FEE",
                     *           "itemId": 524,
                     *           "itemName": "2026年度个人会员会费",
                     *           "beneficiaryName": "程亦安",
                     *           "feeYear": 2026,
                     *           "quantity": 1,
                     *           "price": 200,
                     *           "amount": 200
                     *         }
                     *       ],
                     *       "refund": null,
                     *       "refundTerms": null,
                     *       "swapTerms": null,
                     *       "transfer": null
                     *     }
                     */
                    "application/json": components["schemas"]["MemberOrderDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelMemberOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 702 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 701,
                     *       "orderNo": "JC2026112100000701",
                     *       "orderType": "MEMBER_FEE",
                     *       "payerType": "PERSON",
                     *       "payerId": 5,
                     *       "payerName": "程亦安",
                     *       "subject": "2026年度个人会员会费",
                     *       "totalAmount": 200,
                     *       "payChannel": "WECHAT",
                     *       "status": "CREATED",
                     *       "transactionId": null,
                     *       "codeUrl": "weixin://wxpay/bizpayurl?pr=7hGd0Kq",
                     *       "expireTime": "2026-11-21T03:45:00.000Z",
                     *       "payTime": null,
                     *       "invoiceStatus": "NONE",
                     *       "createdDate": "2026-11-21T01:45:00.000Z",
                     *       "lastModifiedDate": "2026-11-21T01:45:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 701,
                     *       "details": [
                     *         {
                     *           "itemType": "MEMBER_FEE",
                     *           "itemId": 524,
                     *           "itemName": "2026年度个人会员会费",
                     *           "beneficiaryName": "程亦安",
                     *           "feeYear": 2026,
                     *           "quantity": 1,
                     *           "price": 200,
                     *           "amount": 200
                     *         }
                     *       ],
                     *       "refund": null,
                     *       "refundTerms": null,
                     *       "swapTerms": null,
                     *       "transfer": null
                     *     }
                     */
                    "application/json": components["schemas"]["MemberOrderDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.orderPaid" | "error.orderClosed" | "error.orderRefunded" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    requestOrderRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 704 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "重复缴费，申请退回"
                 *     }
                 */
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description The order, while the association looks at it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 701,
                     *       "orderNo": "JC2026112100000701",
                     *       "orderType": "MEMBER_FEE",
                     *       "payerType": "PERSON",
                     *       "payerId": 5,
                     *       "payerName": "程亦安",
                     *       "subject": "2026年度个人会员会费",
                     *       "totalAmount": 200,
                     *       "payChannel": "WECHAT",
                     *       "status": "CREATED",
                     *       "transactionId": null,
                     *       "codeUrl": "weixin://wxpay/bizpayurl?pr=7hGd0Kq",
                     *       "expireTime": "2026-11-21T03:45:00.000Z",
                     *       "payTime": null,
                     *       "invoiceStatus": "NONE",
                     *       "createdDate": "2026-11-21T01:45:00.000Z",
                     *       "lastModifiedDate": "2026-11-21T01:45:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 701,
                     *       "details": [
                     *         {
                     *           "itemType": "MEMBER_FEE",
                     *           "itemId": 524,
                     *           "itemName": "2026年度个人会员会费",
                     *           "beneficiaryName": "程亦安",
                     *           "feeYear": 2026,
                     *           "quantity": 1,
                     *           "price": 200,
                     *           "amount": 200
                     *         }
                     *       ],
                     *       "refund": null,
                     *       "refundTerms": null,
                     *       "swapTerms": null,
                     *       "transfer": null
                     *     }
                     */
                    "application/json": components["schemas"]["MemberOrderDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.orderUnpaid" | "error.orderClosed" | "error.orderRefunded" | "error.orderInvoiced" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listMemberInvoices: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("createdDate" | "createdDate,asc" | "createdDate,desc" | "issueDate" | "issueDate,asc" | "issueDate,desc" | "amount" | "amount,asc" | "amount,desc" | "status" | "status,asc" | "status,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "invoiceKind.equals"?: string;
                "invoiceKind.notEquals"?: string;
                "invoiceKind.in"?: string[];
                "invoiceKind.notIn"?: string[];
                "invoiceKind.specified"?: boolean;
                "invoiceKind.contains"?: string;
                "invoiceKind.doesNotContain"?: string;
                "titleType.equals"?: string;
                "titleType.notEquals"?: string;
                "titleType.in"?: string[];
                "titleType.notIn"?: string[];
                "titleType.specified"?: boolean;
                "titleType.contains"?: string;
                "titleType.doesNotContain"?: string;
                "buyerName.equals"?: string;
                "buyerName.notEquals"?: string;
                "buyerName.in"?: string[];
                "buyerName.notIn"?: string[];
                "buyerName.specified"?: boolean;
                "buyerName.contains"?: string;
                "buyerName.doesNotContain"?: string;
                "status.equals"?: string;
                "status.notEquals"?: string;
                "status.in"?: string[];
                "status.notIn"?: string[];
                "status.specified"?: boolean;
                "status.contains"?: string;
                "status.doesNotContain"?: string;
                "invoiceNo.equals"?: string;
                "invoiceNo.notEquals"?: string;
                "invoiceNo.in"?: string[];
                "invoiceNo.notIn"?: string[];
                "invoiceNo.specified"?: boolean;
                "invoiceNo.contains"?: string;
                "invoiceNo.doesNotContain"?: string;
                "amount.equals"?: number;
                "amount.notEquals"?: number;
                "amount.in"?: number[];
                "amount.notIn"?: number[];
                "amount.specified"?: boolean;
                "amount.greaterThan"?: number;
                "amount.greaterThanOrEqual"?: number;
                "amount.lessThan"?: number;
                "amount.lessThanOrEqual"?: number;
                "issueDate.equals"?: string;
                "issueDate.notEquals"?: string;
                "issueDate.in"?: string[];
                "issueDate.notIn"?: string[];
                "issueDate.specified"?: boolean;
                "issueDate.greaterThan"?: string;
                "issueDate.greaterThanOrEqual"?: string;
                "issueDate.lessThan"?: string;
                "issueDate.lessThanOrEqual"?: string;
                "createdDate.equals"?: string;
                "createdDate.notEquals"?: string;
                "createdDate.in"?: string[];
                "createdDate.notIn"?: string[];
                "createdDate.specified"?: boolean;
                "createdDate.greaterThan"?: string;
                "createdDate.greaterThanOrEqual"?: string;
                "createdDate.lessThan"?: string;
                "createdDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of invoices. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "orderIds": [
                     *           12
                     *         ],
                     *         "invoiceKind": "FISCAL_RECEIPT",
                     *         "titleType": "COMPANY",
                     *         "buyerName": "江川恒信工程造价咨询有限公司",
                     *         "buyerTaxNo": "91349901MA2HX01K7F",
                     *         "buyerAddress": null,
                     *         "buyerTel": null,
                     *         "buyerBankName": null,
                     *         "buyerBankAccount": null,
                     *         "amount": 5000,
                     *         "email": "finance@hengxin.example",
                     *         "phone": null,
                     *         "remark": null,
                     *         "status": "ISSUED",
                     *         "invoiceNo": "26349900000000000001",
                     *         "issueDate": "2026-03-12",
                     *         "pdfUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.pdf",
                     *         "ofdUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.ofd",
                     *         "xmlUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.xml",
                     *         "failReason": null,
                     *         "usedDate": "2026-04-01",
                     *         "createdDate": "2026-03-12T02:00:00.000Z",
                     *         "lastModifiedDate": "2026-03-12T02:01:30.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MemberInvoice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getInvoiceDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 704 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application as far as it can be filled in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": [
                     *         {
                     *           "id": 12,
                     *           "orderNo": "JC2026031200000012",
                     *           "subject": "2026年度单位会员会费",
                     *           "totalAmount": 5000,
                     *           "payTime": "2026-03-12T01:34:00.000Z"
                     *         }
                     *       ],
                     *       "otherOrders": [],
                     *       "invoiceKinds": [
                     *         "FISCAL_RECEIPT"
                     *       ],
                     *       "amount": 5000,
                     *       "titleType": "COMPANY",
                     *       "buyerName": "江川恒信工程造价咨询有限公司",
                     *       "buyerTaxNo": "91349901MA2HX01K7F",
                     *       "buyerAddress": "江川省临江市云帆路88号",
                     *       "buyerTel": "0591-83300188",
                     *       "buyerBankName": null,
                     *       "buyerBankAccount": null,
                     *       "email": "finance@hengxin.example",
                     *       "phone": "13900020001"
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.orderUnpaid" | "error.orderClosed" | "error.orderRefunded" | "error.orderInvoiced" | "error.orderNotInvoiceable" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    reviseInvoiceApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 4,
                 *       "orderIds": [
                 *         704
                 *       ],
                 *       "invoiceKind": "E_NORMAL",
                 *       "titleType": "COMPANY",
                 *       "buyerName": "江川恒信工程造价咨询有限公司",
                 *       "buyerTaxNo": "91349901MA2HX01K7F",
                 *       "email": "finance@hengxin.example",
                 *       "remark": "造价人员培训，一人"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceApplication"];
            };
        };
        responses: {
            /** @description The application, waiting again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "orderIds": [
                     *         12
                     *       ],
                     *       "invoiceKind": "FISCAL_RECEIPT",
                     *       "titleType": "COMPANY",
                     *       "buyerName": "江川恒信工程造价咨询有限公司",
                     *       "buyerTaxNo": "91349901MA2HX01K7F",
                     *       "buyerAddress": null,
                     *       "buyerTel": null,
                     *       "buyerBankName": null,
                     *       "buyerBankAccount": null,
                     *       "amount": 5000,
                     *       "email": "finance@hengxin.example",
                     *       "phone": null,
                     *       "remark": null,
                     *       "status": "ISSUED",
                     *       "invoiceNo": "26349900000000000001",
                     *       "issueDate": "2026-03-12",
                     *       "pdfUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.pdf",
                     *       "ofdUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.ofd",
                     *       "xmlUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.xml",
                     *       "failReason": null,
                     *       "usedDate": "2026-04-01",
                     *       "createdDate": "2026-03-12T02:00:00.000Z",
                     *       "lastModifiedDate": "2026-03-12T02:01:30.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MemberInvoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.invoiceNotEditable" | "error.orderUnpaid" | "error.orderClosed" | "error.orderRefunded" | "error.orderInvoiced" | "error.orderNotInvoiceable" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    applyForInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Application"];
        responses: {
            /** @description The application, waiting for the association. */
            201: {
                headers: {
                    /** @example api/member-invoices-detail/1 */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "orderIds": [
                     *         12
                     *       ],
                     *       "invoiceKind": "FISCAL_RECEIPT",
                     *       "titleType": "COMPANY",
                     *       "buyerName": "江川恒信工程造价咨询有限公司",
                     *       "buyerTaxNo": "91349901MA2HX01K7F",
                     *       "buyerAddress": null,
                     *       "buyerTel": null,
                     *       "buyerBankName": null,
                     *       "buyerBankAccount": null,
                     *       "amount": 5000,
                     *       "email": "finance@hengxin.example",
                     *       "phone": null,
                     *       "remark": null,
                     *       "status": "ISSUED",
                     *       "invoiceNo": "26349900000000000001",
                     *       "issueDate": "2026-03-12",
                     *       "pdfUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.pdf",
                     *       "ofdUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.ofd",
                     *       "xmlUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.xml",
                     *       "failReason": null,
                     *       "usedDate": "2026-04-01",
                     *       "createdDate": "2026-03-12T02:00:00.000Z",
                     *       "lastModifiedDate": "2026-03-12T02:01:30.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MemberInvoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.orderUnpaid" | "error.orderClosed" | "error.orderRefunded" | "error.orderInvoiced" | "error.orderNotInvoiceable" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getMemberInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "orderIds": [
                     *         12
                     *       ],
                     *       "invoiceKind": "FISCAL_RECEIPT",
                     *       "titleType": "COMPANY",
                     *       "buyerName": "江川恒信工程造价咨询有限公司",
                     *       "buyerTaxNo": "91349901MA2HX01K7F",
                     *       "buyerAddress": null,
                     *       "buyerTel": null,
                     *       "buyerBankName": null,
                     *       "buyerBankAccount": null,
                     *       "amount": 5000,
                     *       "email": "finance@hengxin.example",
                     *       "phone": null,
                     *       "remark": null,
                     *       "status": "ISSUED",
                     *       "invoiceNo": "26349900000000000001",
                     *       "issueDate": "2026-03-12",
                     *       "pdfUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.pdf",
                     *       "ofdUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.ofd",
                     *       "xmlUrl": "files/invoices/3q0cS2mYbW1kXyRz5tUvAw.xml",
                     *       "failReason": null,
                     *       "usedDate": "2026-04-01",
                     *       "createdDate": "2026-03-12T02:00:00.000Z",
                     *       "lastModifiedDate": "2026-03-12T02:01:30.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 1,
                     *       "orders": [
                     *         {
                     *           "id": 12,
                     *           "orderNo": "JC2026031200000012",
                     *           "subject": "2026年度单位会员会费",
                     *           "totalAmount": 5000,
                     *           "payTime": "2026-03-12T01:34:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MemberInvoiceDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    payByBankTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankTransferRequest"];
            };
        };
        responses: {
            200: components["responses"]["Transfer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.feePaid" | "error.feeInOpenOrder" | "error.feeOnBehalf" | "error.feeNotPayable" | "error.orderPaid" | "error.orderClosed" | "error.orderRefunded" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    handInTransferProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 708
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "proof": {
                 *         "id": 8006,
                 *         "url": "files/uploads/oX0DJxXft17EBbVypPbwuw.pdf",
                 *         "name": "营业执照.pdf",
                 *         "size": 1723
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TransferProof"];
            };
        };
        responses: {
            200: components["responses"]["Transfer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.orderNotByTransfer" | "error.orderPaid" | "error.orderClosed" | "error.orderRefunded" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    payByAlipay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Pay"];
        responses: {
            /** @description A form that posts itself to the gateway. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <form name="punchout_form" method="post" action="https://openapi.alipay.com/gateway.do"><input type="hidden" name="out_trade_no" value="JC2026112100000701"></form><script>document.forms[0].submit();</script> */
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.feePaid" | "error.feeInOpenOrder" | "error.feeOnBehalf" | "error.feeNotPayable" | "error.orderPaid" | "error.orderClosed" | "error.orderRefunded" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    payByWeixin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Pay"];
        responses: {
            /** @description What the QR encodes, and the order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code_url": "weixin://wxpay/bizpayurl?pr=7hGd0Kq",
                     *       "orderId": 701,
                     *       "orderNo": "JC2026112100000701",
                     *       "expireTime": "2026-11-21T03:45:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WeixinNativePay"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.feePaid" | "error.feeInOpenOrder" | "error.feeOnBehalf" | "error.feeNotPayable" | "error.orderPaid" | "error.orderClosed" | "error.orderRefunded" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    payCourseByWeixin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoursePayRequest"];
            };
        };
        responses: {
            /** @description What the QR encodes, and the order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code_url": "weixin://wxpay/bizpayurl?pr=7hGd0Kq",
                     *       "orderId": 701,
                     *       "orderNo": "JC2026112100000701",
                     *       "expireTime": "2026-11-21T03:45:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WeixinNativePay"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.courseFree" | "error.courseEnrolled" | "error.courseNotOnSale" | "error.orderPaid" | "error.orderClosed" | "error.orderRefunded" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    queryOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 701 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the trade. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "out_trade_no": "JC2026112100000701",
                     *       "trade_state": "NOTPAY",
                     *       "trade_state_desc": "订单未支付",
                     *       "transaction_id": null,
                     *       "success_time": null,
                     *       "amount": {
                     *         "total": 20000,
                     *         "currency": "CNY"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TradeQuery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Upload"];
        responses: {
            201: components["responses"]["Uploaded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["NotAForm"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 8002 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as an attachment under its own name. */
            200: {
                headers: {
                    /** @example attachment; filename="file.pdf"; filename*=UTF-8''%E8%AF%81.pdf */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.4 … */
                    "application/pdf": components["schemas"]["Bytes"];
                    /** @example %PDF-1.4 … */
                    "image/jpeg": components["schemas"]["Bytes"];
                    /** @example %PDF-1.4 … */
                    "image/png": components["schemas"]["Bytes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadPublicFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Upload"];
        responses: {
            201: components["responses"]["Uploaded"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["NotAForm"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getFeeNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2001 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bulletin with its text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2001,
                     *       "title": "江川省建设工程材料市场价格信息（2026年11月发布）",
                     *       "subTitle": null,
                     *       "infoDictsId": 4,
                     *       "infoDictsDetailsId": 405,
                     *       "source": "江川造价协会",
                     *       "author": "信息部",
                     *       "coverUrl": null,
                     *       "summary": "本期发布24个品种，环比上涨10个、下跌12个、持平2个，变动最大的两端为改性沥青防水卷材（SBS Ⅱ型 4mm）+0.9%与热轧光圆钢筋（HPB300 Φ8—10）-2.1%。",
                     *       "documentNo": null,
                     *       "issuer": null,
                     *       "issuingLevel": null,
                     *       "validity": null,
                     *       "effectiveDate": null,
                     *       "isTop": 0,
                     *       "isCarousel": 0,
                     *       "viewCount": 1552,
                     *       "publishDate": "2026-11-05T01:00:00.000Z",
                     *       "status": "PUBLISHED",
                     *       "createdDate": "2026-11-05T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-05T01:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 2001,
                     *       "region": "全省",
                     *       "period": "2026-10",
                     *       "fileUrl": "files/attachments/9501.xlsx",
                     *       "content": "<p>采集期截至2026年10月30日。</p>"
                     *     }
                     */
                    "application/json": components["schemas"]["FeeNewsDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("startTime" | "startTime,asc" | "startTime,desc" | "signUpDeadline" | "signUpDeadline,asc" | "signUpDeadline,desc" | "creditHours" | "creditHours,asc" | "creditHours,desc" | "signedCount" | "signedCount,asc" | "signedCount,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "status.equals"?: string;
                "status.notEquals"?: string;
                "status.in"?: string[];
                "status.notIn"?: string[];
                "status.specified"?: boolean;
                "status.contains"?: string;
                "status.doesNotContain"?: string;
                "address.equals"?: string;
                "address.notEquals"?: string;
                "address.in"?: string[];
                "address.notIn"?: string[];
                "address.specified"?: boolean;
                "address.contains"?: string;
                "address.doesNotContain"?: string;
                "startTime.equals"?: string;
                "startTime.notEquals"?: string;
                "startTime.in"?: string[];
                "startTime.notIn"?: string[];
                "startTime.specified"?: boolean;
                "startTime.greaterThan"?: string;
                "startTime.greaterThanOrEqual"?: string;
                "startTime.lessThan"?: string;
                "startTime.lessThanOrEqual"?: string;
                "endTime.equals"?: string;
                "endTime.notEquals"?: string;
                "endTime.in"?: string[];
                "endTime.notIn"?: string[];
                "endTime.specified"?: boolean;
                "endTime.greaterThan"?: string;
                "endTime.greaterThanOrEqual"?: string;
                "endTime.lessThan"?: string;
                "endTime.lessThanOrEqual"?: string;
                "signUpDeadline.equals"?: string;
                "signUpDeadline.notEquals"?: string;
                "signUpDeadline.in"?: string[];
                "signUpDeadline.notIn"?: string[];
                "signUpDeadline.specified"?: boolean;
                "signUpDeadline.greaterThan"?: string;
                "signUpDeadline.greaterThanOrEqual"?: string;
                "signUpDeadline.lessThan"?: string;
                "signUpDeadline.lessThanOrEqual"?: string;
                "creditHours.equals"?: number;
                "creditHours.notEquals"?: number;
                "creditHours.in"?: number[];
                "creditHours.notIn"?: number[];
                "creditHours.specified"?: boolean;
                "creditHours.greaterThan"?: number;
                "creditHours.greaterThanOrEqual"?: number;
                "creditHours.lessThan"?: number;
                "creditHours.lessThanOrEqual"?: number;
                "quota.equals"?: number;
                "quota.notEquals"?: number;
                "quota.in"?: number[];
                "quota.notIn"?: number[];
                "quota.specified"?: boolean;
                "quota.greaterThan"?: number;
                "quota.greaterThanOrEqual"?: number;
                "quota.lessThan"?: number;
                "quota.lessThanOrEqual"?: number;
                "signedCount.equals"?: number;
                "signedCount.notEquals"?: number;
                "signedCount.in"?: number[];
                "signedCount.notIn"?: number[];
                "signedCount.specified"?: boolean;
                "signedCount.greaterThan"?: number;
                "signedCount.greaterThanOrEqual"?: number;
                "signedCount.lessThan"?: number;
                "signedCount.lessThanOrEqual"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of activities. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4301,
                     *         "title": "新版工程量清单计价标准应用研讨会",
                     *         "coverUrl": "files/covers/activity-bill-standard.svg",
                     *         "startTime": "2026-12-03T01:00:00.000Z",
                     *         "endTime": "2026-12-03T09:00:00.000Z",
                     *         "signUpStart": "2026-11-09T01:00:00.000Z",
                     *         "signUpDeadline": "2026-11-30T01:00:00.000Z",
                     *         "address": "临江市江北区会展路8号国际会议中心三层",
                     *         "quota": 60,
                     *         "signedCount": 21,
                     *         "fee": 0,
                     *         "creditHours": 6,
                     *         "status": "SIGNUP",
                     *         "createdDate": "2026-11-08T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-11-08T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 4301
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getActivity: {
        parameters: {
            query: {
                /** @example 4301 */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity with its text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4301,
                     *       "title": "新版工程量清单计价标准应用研讨会",
                     *       "coverUrl": "files/covers/activity-bill-standard.svg",
                     *       "startTime": "2026-12-03T01:00:00.000Z",
                     *       "endTime": "2026-12-03T09:00:00.000Z",
                     *       "signUpStart": "2026-11-09T01:00:00.000Z",
                     *       "signUpDeadline": "2026-11-30T01:00:00.000Z",
                     *       "address": "临江市江北区会展路8号国际会议中心三层",
                     *       "quota": 60,
                     *       "signedCount": 21,
                     *       "fee": 0,
                     *       "creditHours": 6,
                     *       "status": "SIGNUP",
                     *       "createdDate": "2026-11-08T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-08T01:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 4301,
                     *       "content": "<p>研讨会围绕新旧标准衔接展开。</p>"
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMySignUps: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("startTime" | "startTime,asc" | "startTime,desc" | "signedDate" | "signedDate,asc" | "signedDate,desc" | "status" | "status,asc" | "status,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "activityId.equals"?: number;
                "activityId.notEquals"?: number;
                "activityId.in"?: number[];
                "activityId.notIn"?: number[];
                "activityId.specified"?: boolean;
                "activityId.greaterThan"?: number;
                "activityId.greaterThanOrEqual"?: number;
                "activityId.lessThan"?: number;
                "activityId.lessThanOrEqual"?: number;
                "activityTitle.equals"?: string;
                "activityTitle.notEquals"?: string;
                "activityTitle.in"?: string[];
                "activityTitle.notIn"?: string[];
                "activityTitle.specified"?: boolean;
                "activityTitle.contains"?: string;
                "activityTitle.doesNotContain"?: string;
                "status.equals"?: string;
                "status.notEquals"?: string;
                "status.in"?: string[];
                "status.notIn"?: string[];
                "status.specified"?: boolean;
                "status.contains"?: string;
                "status.doesNotContain"?: string;
                "activityStatus.equals"?: string;
                "activityStatus.notEquals"?: string;
                "activityStatus.in"?: string[];
                "activityStatus.notIn"?: string[];
                "activityStatus.specified"?: boolean;
                "activityStatus.contains"?: string;
                "activityStatus.doesNotContain"?: string;
                "payState.equals"?: string;
                "payState.notEquals"?: string;
                "payState.in"?: string[];
                "payState.notIn"?: string[];
                "payState.specified"?: boolean;
                "payState.contains"?: string;
                "payState.doesNotContain"?: string;
                "startTime.equals"?: string;
                "startTime.notEquals"?: string;
                "startTime.in"?: string[];
                "startTime.notIn"?: string[];
                "startTime.specified"?: boolean;
                "startTime.greaterThan"?: string;
                "startTime.greaterThanOrEqual"?: string;
                "startTime.lessThan"?: string;
                "startTime.lessThanOrEqual"?: string;
                "signedDate.equals"?: string;
                "signedDate.notEquals"?: string;
                "signedDate.in"?: string[];
                "signedDate.notIn"?: string[];
                "signedDate.specified"?: boolean;
                "signedDate.greaterThan"?: string;
                "signedDate.greaterThanOrEqual"?: string;
                "signedDate.lessThan"?: string;
                "signedDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sign-ups. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "activityId": 4304,
                     *         "activityTitle": "造价纠纷调解实务沙龙",
                     *         "activityStatus": "SIGNUP",
                     *         "coverUrl": "files/covers/activity-mediation-salon.svg",
                     *         "startTime": "2026-12-06T06:00:00.000Z",
                     *         "endTime": "2026-12-06T09:00:00.000Z",
                     *         "signUpDeadline": "2026-12-04T06:00:00.000Z",
                     *         "address": "协会三楼学术报告厅",
                     *         "creditHours": 3,
                     *         "status": "SIGNED",
                     *         "signedDate": "2026-11-21T02:00:00.000Z",
                     *         "cancelledDate": null,
                     *         "fee": 0,
                     *         "payState": "NONE",
                     *         "orderId": null,
                     *         "payUntil": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ActivitySignUp"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    signUpForActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4304 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sign-up. */
            201: {
                headers: {
                    /** @example api/public/member-activity?id=4304 */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "activityId": 4304,
                     *       "activityTitle": "造价纠纷调解实务沙龙",
                     *       "activityStatus": "SIGNUP",
                     *       "coverUrl": "files/covers/activity-mediation-salon.svg",
                     *       "startTime": "2026-12-06T06:00:00.000Z",
                     *       "endTime": "2026-12-06T09:00:00.000Z",
                     *       "signUpDeadline": "2026-12-04T06:00:00.000Z",
                     *       "address": "协会三楼学术报告厅",
                     *       "creditHours": 3,
                     *       "status": "SIGNED",
                     *       "signedDate": "2026-11-21T02:00:00.000Z",
                     *       "cancelledDate": null,
                     *       "fee": 0,
                     *       "payState": "NONE",
                     *       "orderId": null,
                     *       "payUntil": null
                     *     }
                     */
                    "application/json": components["schemas"]["ActivitySignUp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Logged in, but the role lacks the permission. May come without a message. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.membershipExpired" | "error.http.403";
                    } & components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.activitySigned" | "error.activityNotOpen" | "error.activityFull" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    cancelSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4305 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.activityNotOpen" | "error.activityPaid" | "error.orderPaid" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listExperts: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("orderNum" | "orderNum,asc" | "orderNum,desc" | "name" | "name,asc" | "name,desc" | "workYears" | "workYears,asc" | "workYears,desc" | "validTo" | "validTo,asc" | "validTo,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "name.equals"?: string;
                "name.notEquals"?: string;
                "name.in"?: string[];
                "name.notIn"?: string[];
                "name.specified"?: boolean;
                "name.contains"?: string;
                "name.doesNotContain"?: string;
                "gender.equals"?: string;
                "gender.notEquals"?: string;
                "gender.in"?: string[];
                "gender.notIn"?: string[];
                "gender.specified"?: boolean;
                "gender.contains"?: string;
                "gender.doesNotContain"?: string;
                "companyName.equals"?: string;
                "companyName.notEquals"?: string;
                "companyName.in"?: string[];
                "companyName.notIn"?: string[];
                "companyName.specified"?: boolean;
                "companyName.contains"?: string;
                "companyName.doesNotContain"?: string;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "major.equals"?: string;
                "major.notEquals"?: string;
                "major.in"?: string[];
                "major.notIn"?: string[];
                "major.specified"?: boolean;
                "major.contains"?: string;
                "major.doesNotContain"?: string;
                "education.equals"?: string;
                "education.notEquals"?: string;
                "education.in"?: string[];
                "education.notIn"?: string[];
                "education.specified"?: boolean;
                "education.contains"?: string;
                "education.doesNotContain"?: string;
                "expertType.equals"?: string;
                "expertType.notEquals"?: string;
                "expertType.in"?: string[];
                "expertType.notIn"?: string[];
                "expertType.specified"?: boolean;
                "expertType.contains"?: string;
                "expertType.doesNotContain"?: string;
                "workYears.equals"?: number;
                "workYears.notEquals"?: number;
                "workYears.in"?: number[];
                "workYears.notIn"?: number[];
                "workYears.specified"?: boolean;
                "workYears.greaterThan"?: number;
                "workYears.greaterThanOrEqual"?: number;
                "workYears.lessThan"?: number;
                "workYears.lessThanOrEqual"?: number;
                "validTo.equals"?: string;
                "validTo.notEquals"?: string;
                "validTo.in"?: string[];
                "validTo.notIn"?: string[];
                "validTo.specified"?: boolean;
                "validTo.greaterThan"?: string;
                "validTo.greaterThanOrEqual"?: string;
                "validTo.lessThan"?: string;
                "validTo.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of experts. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4401,
                     *         "name": "顾维桢",
                     *         "gender": "男",
                     *         "companyName": "江川衡准工程造价咨询有限公司",
                     *         "position": "总工程师",
                     *         "title": "正高级工程师",
                     *         "education": "硕士",
                     *         "major": "工程管理",
                     *         "expertType": [
                     *           "造价",
                     *           "评审"
                     *         ],
                     *         "workYears": 28,
                     *         "certTypes": [
                     *           "一级注册造价工程师"
                     *         ],
                     *         "resume": "从事房屋建筑与市政工程造价管理二十八年，主持完成省重点项目概算评审四十余项，参编本省计价定额两部，长期承担造价指标分析工作。",
                     *         "achievements": "省优秀造价成果一等奖两次。",
                     *         "photoUrl": "files/experts/4401.svg",
                     *         "certNo": "JCZJ-2025-001",
                     *         "validTo": "2028-04-30",
                     *         "createdDate": "2025-04-02T01:00:00.000Z",
                     *         "lastModifiedDate": "2025-05-01T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Expert"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    applyAsExpert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "沈砚清",
                 *       "gender": "女",
                 *       "idNumber": "34990119850312002X",
                 *       "phone": "13900030001",
                 *       "phoneCode": "482913",
                 *       "companyName": "临江正度工程咨询有限公司",
                 *       "position": "造价部经理",
                 *       "title": "高级工程师",
                 *       "education": "本科",
                 *       "major": "工程造价",
                 *       "expertType": [
                 *         "造价",
                 *         "纠纷调解"
                 *       ],
                 *       "workYears": 16,
                 *       "certs": [
                 *         {
                 *           "certType": "一级注册造价工程师",
                 *           "certNo": "建[造]1112349900321"
                 *         }
                 *       ],
                 *       "resume": "从事工程造价咨询十六年，主持完成医院、学校等公共建筑全过程造价咨询三十余项，参与造价纠纷调解二十余起，熟悉清单计价标准与合同管理实务。",
                 *       "photoUrl": "files/uploads/JqklQPXZME4_CPySXZ6Mbg.png"
                 *     }
                 */
                "application/json": components["schemas"]["ExpertApplication"];
            };
        };
        responses: {
            /** @description The application waits for its review. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applyNo": "ZJ202611214429",
                     *       "status": "SUBMITTED",
                     *       "submittedDate": "2026-11-21T02:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationReceipt"];
                };
            };
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.phoneCode" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.applicationOpen" | "error.expertAppointed" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listExpertCertificates: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("certNo" | "certNo,asc" | "certNo,desc" | "name" | "name,asc" | "name,desc" | "validFrom" | "validFrom,asc" | "validFrom,desc" | "validTo" | "validTo,asc" | "validTo,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "certNo.equals"?: string;
                "certNo.notEquals"?: string;
                "certNo.in"?: string[];
                "certNo.notIn"?: string[];
                "certNo.specified"?: boolean;
                "certNo.contains"?: string;
                "certNo.doesNotContain"?: string;
                "name.equals"?: string;
                "name.notEquals"?: string;
                "name.in"?: string[];
                "name.notIn"?: string[];
                "name.specified"?: boolean;
                "name.contains"?: string;
                "name.doesNotContain"?: string;
                "expertType.equals"?: string;
                "expertType.notEquals"?: string;
                "expertType.in"?: string[];
                "expertType.notIn"?: string[];
                "expertType.specified"?: boolean;
                "expertType.contains"?: string;
                "expertType.doesNotContain"?: string;
                "status.equals"?: string;
                "status.notEquals"?: string;
                "status.in"?: string[];
                "status.notIn"?: string[];
                "status.specified"?: boolean;
                "status.contains"?: string;
                "status.doesNotContain"?: string;
                "validFrom.equals"?: string;
                "validFrom.notEquals"?: string;
                "validFrom.in"?: string[];
                "validFrom.notIn"?: string[];
                "validFrom.specified"?: boolean;
                "validFrom.greaterThan"?: string;
                "validFrom.greaterThanOrEqual"?: string;
                "validFrom.lessThan"?: string;
                "validFrom.lessThanOrEqual"?: string;
                "validTo.equals"?: string;
                "validTo.notEquals"?: string;
                "validTo.in"?: string[];
                "validTo.notIn"?: string[];
                "validTo.specified"?: boolean;
                "validTo.greaterThan"?: string;
                "validTo.greaterThanOrEqual"?: string;
                "validTo.lessThan"?: string;
                "validTo.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of certificates. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4401,
                     *         "certNo": "JCZJ-2025-001",
                     *         "name": "顾维桢",
                     *         "expertType": [
                     *           "造价",
                     *           "评审"
                     *         ],
                     *         "validFrom": "2025-05-01",
                     *         "validTo": "2028-04-30",
                     *         "status": "VALID",
                     *         "createdDate": "2025-05-01T01:00:00.000Z",
                     *         "lastModifiedDate": "2025-05-01T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 4401
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ExpertCertificate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listJobSeekers: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("publishDate" | "publishDate,asc" | "publishDate,desc" | "workYears" | "workYears,asc" | "workYears,desc" | "expectSalaryMin" | "expectSalaryMin,asc" | "expectSalaryMin,desc" | "expectSalaryMax" | "expectSalaryMax,asc" | "expectSalaryMax,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "gender.equals"?: string;
                "gender.notEquals"?: string;
                "gender.in"?: string[];
                "gender.notIn"?: string[];
                "gender.specified"?: boolean;
                "gender.contains"?: string;
                "gender.doesNotContain"?: string;
                "education.equals"?: string;
                "education.notEquals"?: string;
                "education.in"?: string[];
                "education.notIn"?: string[];
                "education.specified"?: boolean;
                "education.contains"?: string;
                "education.doesNotContain"?: string;
                "major.equals"?: string;
                "major.notEquals"?: string;
                "major.in"?: string[];
                "major.notIn"?: string[];
                "major.specified"?: boolean;
                "major.contains"?: string;
                "major.doesNotContain"?: string;
                "certType.equals"?: string;
                "certType.notEquals"?: string;
                "certType.in"?: string[];
                "certType.notIn"?: string[];
                "certType.specified"?: boolean;
                "certType.contains"?: string;
                "certType.doesNotContain"?: string;
                "workYears.equals"?: number;
                "workYears.notEquals"?: number;
                "workYears.in"?: number[];
                "workYears.notIn"?: number[];
                "workYears.specified"?: boolean;
                "workYears.greaterThan"?: number;
                "workYears.greaterThanOrEqual"?: number;
                "workYears.lessThan"?: number;
                "workYears.lessThanOrEqual"?: number;
                "expectPosition.equals"?: string;
                "expectPosition.notEquals"?: string;
                "expectPosition.in"?: string[];
                "expectPosition.notIn"?: string[];
                "expectPosition.specified"?: boolean;
                "expectPosition.contains"?: string;
                "expectPosition.doesNotContain"?: string;
                "expectCity.equals"?: string;
                "expectCity.notEquals"?: string;
                "expectCity.in"?: string[];
                "expectCity.notIn"?: string[];
                "expectCity.specified"?: boolean;
                "expectCity.contains"?: string;
                "expectCity.doesNotContain"?: string;
                "expectSalaryMin.equals"?: number;
                "expectSalaryMin.notEquals"?: number;
                "expectSalaryMin.in"?: number[];
                "expectSalaryMin.notIn"?: number[];
                "expectSalaryMin.specified"?: boolean;
                "expectSalaryMin.greaterThan"?: number;
                "expectSalaryMin.greaterThanOrEqual"?: number;
                "expectSalaryMin.lessThan"?: number;
                "expectSalaryMin.lessThanOrEqual"?: number;
                "expectSalaryMax.equals"?: number;
                "expectSalaryMax.notEquals"?: number;
                "expectSalaryMax.in"?: number[];
                "expectSalaryMax.notIn"?: number[];
                "expectSalaryMax.specified"?: boolean;
                "expectSalaryMax.greaterThan"?: number;
                "expectSalaryMax.greaterThanOrEqual"?: number;
                "expectSalaryMax.lessThan"?: number;
                "expectSalaryMax.lessThanOrEqual"?: number;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of people. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4501,
                     *         "displayName": "钟先生",
                     *         "gender": "男",
                     *         "education": "本科",
                     *         "major": "工程造价",
                     *         "certType": "二级注册造价工程师",
                     *         "workYears": 4,
                     *         "expectPosition": "土建造价工程师",
                     *         "expectSalaryMin": 8000,
                     *         "expectSalaryMax": 11000,
                     *         "expectCity": "临江市",
                     *         "resume": "四年房建预结算经验，独立完成住宅项目清单编制六个。",
                     *         "publishDate": "2026-11-12T01:00:00.000Z",
                     *         "createdDate": "2026-11-11T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-11-12T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 4501
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["JobSeeker"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    applyForJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "钟怀瑾",
                 *       "gender": "男",
                 *       "birthDate": "1998-06-09",
                 *       "phone": "13900030002",
                 *       "phoneCode": "482913",
                 *       "education": "本科",
                 *       "major": "工程造价",
                 *       "workYears": 4,
                 *       "expectPosition": "土建造价工程师",
                 *       "expectSalaryMin": 8000,
                 *       "expectSalaryMax": 11000,
                 *       "expectCity": "临江市",
                 *       "resume": "四年房建预结算经验，独立完成住宅项目清单编制六个。"
                 *     }
                 */
                "application/json": components["schemas"]["JobApplication"];
            };
        };
        responses: {
            /** @description The application waits for its review. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applyNo": "ZJ202611214429",
                     *       "status": "SUBMITTED",
                     *       "submittedDate": "2026-11-21T02:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationReceipt"];
                };
            };
            /** @description The request does not fit this document; `fieldErrors` names what and how to mend it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.phoneCode" | "error.validation" | "error.idexists" | "error.idnull" | "error.idinvalid" | "error.idnotfound" | "error.http.400";
                    } & components["schemas"]["Problem"];
                };
            };
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.applicationOpen" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listJournals: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("publishDate" | "publishDate,asc" | "publishDate,desc" | "year" | "year,asc" | "year,desc" | "issueNo" | "issueNo,asc" | "issueNo,desc" | "totalIssueNo" | "totalIssueNo,asc" | "totalIssueNo,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "bookName.equals"?: string;
                "bookName.notEquals"?: string;
                "bookName.in"?: string[];
                "bookName.notIn"?: string[];
                "bookName.specified"?: boolean;
                "bookName.contains"?: string;
                "bookName.doesNotContain"?: string;
                "year.equals"?: number;
                "year.notEquals"?: number;
                "year.in"?: number[];
                "year.notIn"?: number[];
                "year.specified"?: boolean;
                "year.greaterThan"?: number;
                "year.greaterThanOrEqual"?: number;
                "year.lessThan"?: number;
                "year.lessThanOrEqual"?: number;
                "issueNo.equals"?: number;
                "issueNo.notEquals"?: number;
                "issueNo.in"?: number[];
                "issueNo.notIn"?: number[];
                "issueNo.specified"?: boolean;
                "issueNo.greaterThan"?: number;
                "issueNo.greaterThanOrEqual"?: number;
                "issueNo.lessThan"?: number;
                "issueNo.lessThanOrEqual"?: number;
                "totalIssueNo.equals"?: number;
                "totalIssueNo.notEquals"?: number;
                "totalIssueNo.in"?: number[];
                "totalIssueNo.notIn"?: number[];
                "totalIssueNo.specified"?: boolean;
                "totalIssueNo.greaterThan"?: number;
                "totalIssueNo.greaterThanOrEqual"?: number;
                "totalIssueNo.lessThan"?: number;
                "totalIssueNo.lessThanOrEqual"?: number;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of issues. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4201,
                     *         "bookName": "江川工程造价",
                     *         "year": 2026,
                     *         "issueNo": 3,
                     *         "totalIssueNo": 131,
                     *         "coverUrl": "files/journal/4201/1.svg",
                     *         "pdfUrl": "files/journal/4201.pdf",
                     *         "pageCount": 6,
                     *         "publishDate": "2026-09-15T01:00:00.000Z",
                     *         "createdDate": "2026-09-15T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-09-15T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 131
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Journal"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getJournal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4201 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4201,
                     *       "bookName": "江川工程造价",
                     *       "year": 2026,
                     *       "issueNo": 3,
                     *       "totalIssueNo": 131,
                     *       "coverUrl": "files/journal/4201/1.svg",
                     *       "pdfUrl": "files/journal/4201.pdf",
                     *       "pageCount": 6,
                     *       "publishDate": "2026-09-15T01:00:00.000Z",
                     *       "createdDate": "2026-09-15T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-09-15T01:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 131,
                     *       "pages": [
                     *         {
                     *           "pageNo": 1,
                     *           "imgUrl": "files/journal/4201/1.svg"
                     *         },
                     *         {
                     *           "pageNo": 2,
                     *           "imgUrl": "files/journal/4201/2.svg"
                     *         },
                     *         {
                     *           "pageNo": 3,
                     *           "imgUrl": "files/journal/4201/3.svg"
                     *         },
                     *         {
                     *           "pageNo": 4,
                     *           "imgUrl": "files/journal/4201/4.svg"
                     *         },
                     *         {
                     *           "pageNo": 5,
                     *           "imgUrl": "files/journal/4201/5.svg"
                     *         },
                     *         {
                     *           "pageNo": 6,
                     *           "imgUrl": "files/journal/4201/6.svg"
                     *         }
                     *       ],
                     *       "catalog": [
                     *         {
                     *           "title": "清单项目特征描述的五个常见缺口",
                     *           "author": "叶含章",
                     *           "page": 4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["JournalDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listRecruitments: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("publishDate" | "publishDate,asc" | "publishDate,desc" | "expireDate" | "expireDate,asc" | "expireDate,desc" | "salaryMin" | "salaryMin,asc" | "salaryMin,desc" | "salaryMax" | "salaryMax,asc" | "salaryMax,desc" | "headcount" | "headcount,asc" | "headcount,desc" | "city" | "city,asc" | "city,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "companyName.equals"?: string;
                "companyName.notEquals"?: string;
                "companyName.in"?: string[];
                "companyName.notIn"?: string[];
                "companyName.specified"?: boolean;
                "companyName.contains"?: string;
                "companyName.doesNotContain"?: string;
                "position.equals"?: string;
                "position.notEquals"?: string;
                "position.in"?: string[];
                "position.notIn"?: string[];
                "position.specified"?: boolean;
                "position.contains"?: string;
                "position.doesNotContain"?: string;
                "city.equals"?: string;
                "city.notEquals"?: string;
                "city.in"?: string[];
                "city.notIn"?: string[];
                "city.specified"?: boolean;
                "city.contains"?: string;
                "city.doesNotContain"?: string;
                "educationReq.equals"?: string;
                "educationReq.notEquals"?: string;
                "educationReq.in"?: string[];
                "educationReq.notIn"?: string[];
                "educationReq.specified"?: boolean;
                "educationReq.contains"?: string;
                "educationReq.doesNotContain"?: string;
                "experienceReq.equals"?: string;
                "experienceReq.notEquals"?: string;
                "experienceReq.in"?: string[];
                "experienceReq.notIn"?: string[];
                "experienceReq.specified"?: boolean;
                "experienceReq.contains"?: string;
                "experienceReq.doesNotContain"?: string;
                "certReq.equals"?: string;
                "certReq.notEquals"?: string;
                "certReq.in"?: string[];
                "certReq.notIn"?: string[];
                "certReq.specified"?: boolean;
                "certReq.contains"?: string;
                "certReq.doesNotContain"?: string;
                "headcount.equals"?: number;
                "headcount.notEquals"?: number;
                "headcount.in"?: number[];
                "headcount.notIn"?: number[];
                "headcount.specified"?: boolean;
                "headcount.greaterThan"?: number;
                "headcount.greaterThanOrEqual"?: number;
                "headcount.lessThan"?: number;
                "headcount.lessThanOrEqual"?: number;
                "salaryMin.equals"?: number;
                "salaryMin.notEquals"?: number;
                "salaryMin.in"?: number[];
                "salaryMin.notIn"?: number[];
                "salaryMin.specified"?: boolean;
                "salaryMin.greaterThan"?: number;
                "salaryMin.greaterThanOrEqual"?: number;
                "salaryMin.lessThan"?: number;
                "salaryMin.lessThanOrEqual"?: number;
                "salaryMax.equals"?: number;
                "salaryMax.notEquals"?: number;
                "salaryMax.in"?: number[];
                "salaryMax.notIn"?: number[];
                "salaryMax.specified"?: boolean;
                "salaryMax.greaterThan"?: number;
                "salaryMax.greaterThanOrEqual"?: number;
                "salaryMax.lessThan"?: number;
                "salaryMax.lessThanOrEqual"?: number;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
                "expireDate.equals"?: string;
                "expireDate.notEquals"?: string;
                "expireDate.in"?: string[];
                "expireDate.notIn"?: string[];
                "expireDate.specified"?: boolean;
                "expireDate.greaterThan"?: string;
                "expireDate.greaterThanOrEqual"?: string;
                "expireDate.lessThan"?: string;
                "expireDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of posts. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4101,
                     *         "companyName": "临江正度工程咨询有限公司",
                     *         "position": "土建造价工程师",
                     *         "headcount": 3,
                     *         "salaryMin": 9000,
                     *         "salaryMax": 14000,
                     *         "city": "临江市",
                     *         "educationReq": "本科及以上",
                     *         "experienceReq": "5年以上",
                     *         "certReq": "一级注册造价工程师（土木建筑）",
                     *         "description": "负责房建项目清单编制与结算审核。",
                     *         "contactName": "人力资源部",
                     *         "contactPhone": "0590-8050639",
                     *         "publishDate": "2026-11-16T01:30:00.000Z",
                     *         "expireDate": "2027-01-15",
                     *         "createdDate": "2026-11-16T01:30:00.000Z",
                     *         "lastModifiedDate": "2026-11-16T01:30:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 4101
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Recruitment"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getRecruitment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4101 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4101,
                     *       "companyName": "临江正度工程咨询有限公司",
                     *       "position": "土建造价工程师",
                     *       "headcount": 3,
                     *       "salaryMin": 9000,
                     *       "salaryMax": 14000,
                     *       "city": "临江市",
                     *       "educationReq": "本科及以上",
                     *       "experienceReq": "5年以上",
                     *       "certReq": "一级注册造价工程师（土木建筑）",
                     *       "description": "负责房建项目清单编制与结算审核。",
                     *       "contactName": "人力资源部",
                     *       "contactPhone": "0590-8050639",
                     *       "publishDate": "2026-11-16T01:30:00.000Z",
                     *       "expireDate": "2027-01-15",
                     *       "createdDate": "2026-11-16T01:30:00.000Z",
                     *       "lastModifiedDate": "2026-11-16T01:30:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 4101
                     *     }
                     */
                    "application/json": components["schemas"]["Recruitment"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listHelpArticles: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("orderNum" | "orderNum,asc" | "orderNum,desc" | "category" | "category,asc" | "category,desc" | "title" | "title,asc" | "title,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "audience.equals"?: string;
                "audience.notEquals"?: string;
                "audience.in"?: string[];
                "audience.notIn"?: string[];
                "audience.specified"?: boolean;
                "audience.contains"?: string;
                "audience.doesNotContain"?: string;
                "category.equals"?: string;
                "category.notEquals"?: string;
                "category.in"?: string[];
                "category.notIn"?: string[];
                "category.specified"?: boolean;
                "category.contains"?: string;
                "category.doesNotContain"?: string;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of questions. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3101,
                     *         "audience": "UNIT",
                     *         "category": "入会与会籍",
                     *         "title": "单位申请入会需要准备哪些材料？",
                     *         "createdDate": "2026-03-02T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-03-02T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["HelpArticle"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getHelpArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3101 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question and its answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3101,
                     *       "audience": "UNIT",
                     *       "category": "入会与会籍",
                     *       "title": "单位申请入会需要准备哪些材料？",
                     *       "createdDate": "2026-03-02T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-03-02T01:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 1,
                     *       "content": "<p>营业执照、盖章的入会申请表和专业人员名册。</p>"
                     *     }
                     */
                    "application/json": components["schemas"]["HelpArticleDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMemberBenefits: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("orderNum" | "orderNum,asc" | "orderNum,desc" | "category" | "category,asc" | "category,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "audience.equals"?: string;
                "audience.notEquals"?: string;
                "audience.in"?: string[];
                "audience.notIn"?: string[];
                "audience.specified"?: boolean;
                "audience.contains"?: string;
                "audience.doesNotContain"?: string;
                "category.equals"?: string;
                "category.notEquals"?: string;
                "category.in"?: string[];
                "category.notIn"?: string[];
                "category.specified"?: boolean;
                "category.contains"?: string;
                "category.doesNotContain"?: string;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of benefits. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3201,
                     *         "audience": "ALL",
                     *         "category": "信息服务",
                     *         "title": "材料价格信息",
                     *         "summary": "全省及九市每月材料价格，会员可查三年历史数据。",
                     *         "content": "会员可查询和下载近三年全省及各市的材料价格信息。",
                     *         "howTo": "登录后在“政策法规—造价信息”栏目下载。",
                     *         "link": "/GovernmentMinistry",
                     *         "createdDate": "2026-03-02T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-03-02T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MemberBenefit"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listTenders: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("publishDate" | "publishDate,asc" | "publishDate,desc" | "deadline" | "deadline,asc" | "deadline,desc" | "budget" | "budget,asc" | "budget,desc" | "city" | "city,asc" | "city,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "projectNo.equals"?: string;
                "projectNo.notEquals"?: string;
                "projectNo.in"?: string[];
                "projectNo.notIn"?: string[];
                "projectNo.specified"?: boolean;
                "projectNo.contains"?: string;
                "projectNo.doesNotContain"?: string;
                "tenderType.equals"?: string;
                "tenderType.notEquals"?: string;
                "tenderType.in"?: string[];
                "tenderType.notIn"?: string[];
                "tenderType.specified"?: boolean;
                "tenderType.contains"?: string;
                "tenderType.doesNotContain"?: string;
                "tenderer.equals"?: string;
                "tenderer.notEquals"?: string;
                "tenderer.in"?: string[];
                "tenderer.notIn"?: string[];
                "tenderer.specified"?: boolean;
                "tenderer.contains"?: string;
                "tenderer.doesNotContain"?: string;
                "agency.equals"?: string;
                "agency.notEquals"?: string;
                "agency.in"?: string[];
                "agency.notIn"?: string[];
                "agency.specified"?: boolean;
                "agency.contains"?: string;
                "agency.doesNotContain"?: string;
                "city.equals"?: string;
                "city.notEquals"?: string;
                "city.in"?: string[];
                "city.notIn"?: string[];
                "city.specified"?: boolean;
                "city.contains"?: string;
                "city.doesNotContain"?: string;
                "status.equals"?: string;
                "status.notEquals"?: string;
                "status.in"?: string[];
                "status.notIn"?: string[];
                "status.specified"?: boolean;
                "status.contains"?: string;
                "status.doesNotContain"?: string;
                "budget.equals"?: number;
                "budget.notEquals"?: number;
                "budget.in"?: number[];
                "budget.notIn"?: number[];
                "budget.specified"?: boolean;
                "budget.greaterThan"?: number;
                "budget.greaterThanOrEqual"?: number;
                "budget.lessThan"?: number;
                "budget.lessThanOrEqual"?: number;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
                "deadline.equals"?: string;
                "deadline.notEquals"?: string;
                "deadline.in"?: string[];
                "deadline.notIn"?: string[];
                "deadline.specified"?: boolean;
                "deadline.greaterThan"?: string;
                "deadline.greaterThanOrEqual"?: string;
                "deadline.lessThan"?: string;
                "deadline.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of calls. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4001,
                     *         "title": "临江市滨江文化中心工程全过程造价咨询服务招标公告",
                     *         "projectNo": "JCZB-2026-1180",
                     *         "tenderType": "造价咨询",
                     *         "tenderer": "临江市文化设施建设中心",
                     *         "agency": "临江正度工程咨询有限公司",
                     *         "city": "临江市",
                     *         "budget": 2860000,
                     *         "publishDate": "2026-11-18T01:30:00.000Z",
                     *         "deadline": "2026-12-08T01:30:00.000Z",
                     *         "status": "OPEN",
                     *         "createdDate": "2026-11-18T01:30:00.000Z",
                     *         "lastModifiedDate": "2026-11-18T01:30:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 4001
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Tender"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getTender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4001 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call with its text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4001,
                     *       "title": "临江市滨江文化中心工程全过程造价咨询服务招标公告",
                     *       "projectNo": "JCZB-2026-1180",
                     *       "tenderType": "造价咨询",
                     *       "tenderer": "临江市文化设施建设中心",
                     *       "agency": "临江正度工程咨询有限公司",
                     *       "city": "临江市",
                     *       "budget": 2860000,
                     *       "publishDate": "2026-11-18T01:30:00.000Z",
                     *       "deadline": "2026-12-08T01:30:00.000Z",
                     *       "status": "OPEN",
                     *       "createdDate": "2026-11-18T01:30:00.000Z",
                     *       "lastModifiedDate": "2026-11-18T01:30:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 4001,
                     *       "content": "<p>一、项目概况</p>",
                     *       "attachments": [
                     *         {
                     *           "id": 9901,
                     *           "url": "files/attachments/9901.pdf",
                     *           "name": "招标文件.pdf",
                     *           "size": 48211
                     *         }
                     *       ],
                     *       "contactName": "招标办",
                     *       "contactPhone": "0590-8120017"
                     *     }
                     */
                    "application/json": components["schemas"]["TenderDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listSocialInformation: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("orderNum" | "orderNum,asc" | "orderNum,desc" | "lastModifiedDate" | "lastModifiedDate,asc" | "lastModifiedDate,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the disclosed sections. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3301,
                     *         "title": "登记信息",
                     *         "content": "<p>会费标准由会员大会表决，除此之外不收取固定费用。</p>",
                     *         "createdDate": "2026-03-31T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-03-31T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SocialInformation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getAssociationProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "term": "第七届理事会",
                     *       "figures": [
                     *         {
                     *           "name": "单位会员",
                     *           "value": 612,
                     *           "unit": "家"
                     *         }
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "year": 1993,
                     *           "era": "起步",
                     *           "title": "协会成立",
                     *           "text": "47名概预算人员通过第一份章程。"
                     *         }
                     *       ],
                     *       "bodies": [
                     *         {
                     *           "id": 1,
                     *           "parentId": null,
                     *           "name": "会员大会",
                     *           "duty": "最高权力机构",
                     *           "chair": null,
                     *           "staffCount": null
                     *         }
                     *       ],
                     *       "leaders": [
                     *         {
                     *           "name": "沈维衡",
                     *           "position": "会长",
                     *           "companyName": "江川衡准工程造价咨询有限公司",
                     *           "duty": "主持理事会全面工作"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AssociationProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listMemberMessages: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("createdDate" | "createdDate,asc" | "createdDate,desc" | "isRead" | "isRead,asc" | "isRead,desc" | "kind" | "kind,asc" | "kind,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "kind.equals"?: string;
                "kind.notEquals"?: string;
                "kind.in"?: string[];
                "kind.notIn"?: string[];
                "kind.specified"?: boolean;
                "kind.contains"?: string;
                "kind.doesNotContain"?: string;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "isRead.equals"?: number;
                "isRead.notEquals"?: number;
                "isRead.in"?: number[];
                "isRead.notIn"?: number[];
                "isRead.specified"?: boolean;
                "isRead.greaterThan"?: number;
                "isRead.greaterThanOrEqual"?: number;
                "isRead.lessThan"?: number;
                "isRead.lessThanOrEqual"?: number;
                "createdDate.equals"?: string;
                "createdDate.notEquals"?: string;
                "createdDate.in"?: string[];
                "createdDate.notIn"?: string[];
                "createdDate.specified"?: boolean;
                "createdDate.greaterThan"?: string;
                "createdDate.greaterThanOrEqual"?: string;
                "createdDate.lessThan"?: string;
                "createdDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notices. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 201,
                     *         "kind": "FEE",
                     *         "title": "2026年度会费开始缴纳",
                     *         "content": "2026年度会费¥200.00已开始缴纳，请于2026-12-31前完成，逾期将影响会员权益。",
                     *         "subject": {
                     *           "kind": "FEE",
                     *           "id": 512
                     *         },
                     *         "link": "/financialManagement",
                     *         "isRead": 0,
                     *         "readDate": null,
                     *         "createdDate": "2026-11-10T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-11-10T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MemberMessage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    countUnreadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Unread"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    readAllMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Unread"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    readMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 201 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 201,
                     *       "kind": "FEE",
                     *       "title": "2026年度会费开始缴纳",
                     *       "content": "2026年度会费¥200.00已开始缴纳，请于2026-12-31前完成，逾期将影响会员权益。",
                     *       "subject": {
                     *         "kind": "FEE",
                     *         "id": 512
                     *       },
                     *       "link": "/financialManagement",
                     *       "isRead": 0,
                     *       "readDate": null,
                     *       "createdDate": "2026-11-10T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-11-10T01:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 0
                     *     }
                     */
                    "application/json": components["schemas"]["MemberMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCourses: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("year" | "year,asc" | "year,desc" | "publishDate" | "publishDate,asc" | "publishDate,desc" | "price" | "price,asc" | "price,desc" | "creditHours" | "creditHours,asc" | "creditHours,desc" | "enrolledCount" | "enrolledCount,asc" | "enrolledCount,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "category.equals"?: string;
                "category.notEquals"?: string;
                "category.in"?: string[];
                "category.notIn"?: string[];
                "category.specified"?: boolean;
                "category.contains"?: string;
                "category.doesNotContain"?: string;
                "year.equals"?: number;
                "year.notEquals"?: number;
                "year.in"?: number[];
                "year.notIn"?: number[];
                "year.specified"?: boolean;
                "year.greaterThan"?: number;
                "year.greaterThanOrEqual"?: number;
                "year.lessThan"?: number;
                "year.lessThanOrEqual"?: number;
                "certMajor.equals"?: string;
                "certMajor.notEquals"?: string;
                "certMajor.in"?: string[];
                "certMajor.notIn"?: string[];
                "certMajor.specified"?: boolean;
                "certMajor.contains"?: string;
                "certMajor.doesNotContain"?: string;
                "price.equals"?: number;
                "price.notEquals"?: number;
                "price.in"?: number[];
                "price.notIn"?: number[];
                "price.specified"?: boolean;
                "price.greaterThan"?: number;
                "price.greaterThanOrEqual"?: number;
                "price.lessThan"?: number;
                "price.lessThanOrEqual"?: number;
                "creditHours.equals"?: number;
                "creditHours.notEquals"?: number;
                "creditHours.in"?: number[];
                "creditHours.notIn"?: number[];
                "creditHours.specified"?: boolean;
                "creditHours.greaterThan"?: number;
                "creditHours.greaterThanOrEqual"?: number;
                "creditHours.lessThan"?: number;
                "creditHours.lessThanOrEqual"?: number;
                "teacher.equals"?: string;
                "teacher.notEquals"?: string;
                "teacher.in"?: string[];
                "teacher.notIn"?: string[];
                "teacher.specified"?: boolean;
                "teacher.contains"?: string;
                "teacher.doesNotContain"?: string;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
                "onSaleUntil.equals"?: string;
                "onSaleUntil.notEquals"?: string;
                "onSaleUntil.in"?: string[];
                "onSaleUntil.notIn"?: string[];
                "onSaleUntil.specified"?: boolean;
                "onSaleUntil.greaterThan"?: string;
                "onSaleUntil.greaterThanOrEqual"?: string;
                "onSaleUntil.lessThan"?: string;
                "onSaleUntil.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of courses. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3001,
                     *         "title": "工程量清单计价标准宣贯与实务",
                     *         "coverUrl": "files/covers/course-3001.svg",
                     *         "category": "必修",
                     *         "year": 2026,
                     *         "onSaleUntil": "2027-12-31",
                     *         "certMajor": "土木建筑",
                     *         "teacher": "沈砚秋",
                     *         "teacherTitle": "正高级工程师",
                     *         "creditHours": 12,
                     *         "price": 180,
                     *         "summary": "逐章讲解清单计价标准的变化与招标控制价编制要点。",
                     *         "lessonCount": 2,
                     *         "durationS": 135,
                     *         "enrolledCount": 412,
                     *         "publishDate": "2026-03-02T01:00:00.000Z",
                     *         "test": {
                     *           "questionCount": 10,
                     *           "passShare": 0.6,
                     *           "attemptsPerDay": 3
                     *         },
                     *         "createdDate": "2026-03-02T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-03-02T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 3001
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Course"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the course.
                 * @example 3001
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3001,
                     *       "title": "工程量清单计价标准宣贯与实务",
                     *       "coverUrl": "files/covers/course-3001.svg",
                     *       "category": "必修",
                     *       "year": 2026,
                     *       "onSaleUntil": "2027-12-31",
                     *       "certMajor": "土木建筑",
                     *       "teacher": "沈砚秋",
                     *       "teacherTitle": "正高级工程师",
                     *       "creditHours": 12,
                     *       "price": 180,
                     *       "summary": "逐章讲解清单计价标准的变化与招标控制价编制要点。",
                     *       "lessonCount": 2,
                     *       "durationS": 135,
                     *       "enrolledCount": 412,
                     *       "publishDate": "2026-03-02T01:00:00.000Z",
                     *       "test": {
                     *         "questionCount": 10,
                     *         "passShare": 0.6,
                     *         "attemptsPerDay": 3
                     *       },
                     *       "createdDate": "2026-03-02T01:00:00.000Z",
                     *       "lastModifiedDate": "2026-03-02T01:00:00.000Z",
                     *       "isDeleted": 0,
                     *       "orderNum": 3001,
                     *       "intro": "<p>面向一级、二级造价工程师。</p>",
                     *       "chapters": [
                     *         {
                     *           "title": "第一章 总则与术语",
                     *           "lessons": [
                     *             {
                     *               "id": 300101,
                     *               "title": "新标准的修订背景",
                     *               "durationS": 60,
                     *               "free": true,
                     *               "videoUrl": "files/videos/300101.webm"
                     *             },
                     *             {
                     *               "id": 300102,
                     *               "title": "术语与适用范围",
                     *               "durationS": 75,
                     *               "free": false,
                     *               "videoUrl": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CourseDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listOfferedCourses: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("year" | "year,asc" | "year,desc" | "publishDate" | "publishDate,asc" | "publishDate,desc" | "price" | "price,asc" | "price,desc" | "creditHours" | "creditHours,asc" | "creditHours,desc" | "enrolledCount" | "enrolledCount,asc" | "enrolledCount,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "category.equals"?: string;
                "category.notEquals"?: string;
                "category.in"?: string[];
                "category.notIn"?: string[];
                "category.specified"?: boolean;
                "category.contains"?: string;
                "category.doesNotContain"?: string;
                "year.equals"?: number;
                "year.notEquals"?: number;
                "year.in"?: number[];
                "year.notIn"?: number[];
                "year.specified"?: boolean;
                "year.greaterThan"?: number;
                "year.greaterThanOrEqual"?: number;
                "year.lessThan"?: number;
                "year.lessThanOrEqual"?: number;
                "certMajor.equals"?: string;
                "certMajor.notEquals"?: string;
                "certMajor.in"?: string[];
                "certMajor.notIn"?: string[];
                "certMajor.specified"?: boolean;
                "certMajor.contains"?: string;
                "certMajor.doesNotContain"?: string;
                "price.equals"?: number;
                "price.notEquals"?: number;
                "price.in"?: number[];
                "price.notIn"?: number[];
                "price.specified"?: boolean;
                "price.greaterThan"?: number;
                "price.greaterThanOrEqual"?: number;
                "price.lessThan"?: number;
                "price.lessThanOrEqual"?: number;
                "creditHours.equals"?: number;
                "creditHours.notEquals"?: number;
                "creditHours.in"?: number[];
                "creditHours.notIn"?: number[];
                "creditHours.specified"?: boolean;
                "creditHours.greaterThan"?: number;
                "creditHours.greaterThanOrEqual"?: number;
                "creditHours.lessThan"?: number;
                "creditHours.lessThanOrEqual"?: number;
                "teacher.equals"?: string;
                "teacher.notEquals"?: string;
                "teacher.in"?: string[];
                "teacher.notIn"?: string[];
                "teacher.specified"?: boolean;
                "teacher.contains"?: string;
                "teacher.doesNotContain"?: string;
                "publishDate.equals"?: string;
                "publishDate.notEquals"?: string;
                "publishDate.in"?: string[];
                "publishDate.notIn"?: string[];
                "publishDate.specified"?: boolean;
                "publishDate.greaterThan"?: string;
                "publishDate.greaterThanOrEqual"?: string;
                "publishDate.lessThan"?: string;
                "publishDate.lessThanOrEqual"?: string;
                "onSaleUntil.equals"?: string;
                "onSaleUntil.notEquals"?: string;
                "onSaleUntil.in"?: string[];
                "onSaleUntil.notIn"?: string[];
                "onSaleUntil.specified"?: boolean;
                "onSaleUntil.greaterThan"?: string;
                "onSaleUntil.greaterThanOrEqual"?: string;
                "onSaleUntil.lessThan"?: string;
                "onSaleUntil.lessThanOrEqual"?: string;
                "mine.equals"?: number;
                "mine.notEquals"?: number;
                "mine.in"?: number[];
                "mine.notIn"?: number[];
                "mine.specified"?: boolean;
                "mine.greaterThan"?: number;
                "mine.greaterThanOrEqual"?: number;
                "mine.lessThan"?: number;
                "mine.lessThanOrEqual"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of courses. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3001,
                     *         "title": "工程量清单计价标准宣贯与实务",
                     *         "coverUrl": "files/covers/course-3001.svg",
                     *         "category": "必修",
                     *         "year": 2026,
                     *         "onSaleUntil": "2027-12-31",
                     *         "certMajor": "土木建筑",
                     *         "teacher": "沈砚秋",
                     *         "teacherTitle": "正高级工程师",
                     *         "creditHours": 12,
                     *         "price": 180,
                     *         "summary": "逐章讲解清单计价标准的变化与招标控制价编制要点。",
                     *         "lessonCount": 2,
                     *         "durationS": 135,
                     *         "enrolledCount": 412,
                     *         "publishDate": "2026-03-02T01:00:00.000Z",
                     *         "test": {
                     *           "questionCount": 10,
                     *           "passShare": 0.6,
                     *           "attemptsPerDay": 3
                     *         },
                     *         "createdDate": "2026-03-02T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-03-02T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 3001,
                     *         "mine": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OfferedCourse"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listMyCourses: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("lastStudyTime" | "lastStudyTime,asc" | "lastStudyTime,desc" | "enrollTime" | "enrollTime,asc" | "enrollTime,desc" | "progress" | "progress,asc" | "progress,desc" | "year" | "year,asc" | "year,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "title.equals"?: string;
                "title.notEquals"?: string;
                "title.in"?: string[];
                "title.notIn"?: string[];
                "title.specified"?: boolean;
                "title.contains"?: string;
                "title.doesNotContain"?: string;
                "category.equals"?: string;
                "category.notEquals"?: string;
                "category.in"?: string[];
                "category.notIn"?: string[];
                "category.specified"?: boolean;
                "category.contains"?: string;
                "category.doesNotContain"?: string;
                "year.equals"?: number;
                "year.notEquals"?: number;
                "year.in"?: number[];
                "year.notIn"?: number[];
                "year.specified"?: boolean;
                "year.greaterThan"?: number;
                "year.greaterThanOrEqual"?: number;
                "year.lessThan"?: number;
                "year.lessThanOrEqual"?: number;
                "certMajor.equals"?: string;
                "certMajor.notEquals"?: string;
                "certMajor.in"?: string[];
                "certMajor.notIn"?: string[];
                "certMajor.specified"?: boolean;
                "certMajor.contains"?: string;
                "certMajor.doesNotContain"?: string;
                "status.equals"?: string;
                "status.notEquals"?: string;
                "status.in"?: string[];
                "status.notIn"?: string[];
                "status.specified"?: boolean;
                "status.contains"?: string;
                "status.doesNotContain"?: string;
                "progress.equals"?: number;
                "progress.notEquals"?: number;
                "progress.in"?: number[];
                "progress.notIn"?: number[];
                "progress.specified"?: boolean;
                "progress.greaterThan"?: number;
                "progress.greaterThanOrEqual"?: number;
                "progress.lessThan"?: number;
                "progress.lessThanOrEqual"?: number;
                "enrollTime.equals"?: string;
                "enrollTime.notEquals"?: string;
                "enrollTime.in"?: string[];
                "enrollTime.notIn"?: string[];
                "enrollTime.specified"?: boolean;
                "enrollTime.greaterThan"?: string;
                "enrollTime.greaterThanOrEqual"?: string;
                "enrollTime.lessThan"?: string;
                "enrollTime.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the caller's courses. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3001,
                     *         "title": "工程量清单计价标准宣贯与实务",
                     *         "coverUrl": "files/covers/course-3001.svg",
                     *         "category": "必修",
                     *         "year": 2026,
                     *         "onSaleUntil": "2027-12-31",
                     *         "certMajor": "土木建筑",
                     *         "teacher": "沈砚秋",
                     *         "teacherTitle": "正高级工程师",
                     *         "creditHours": 12,
                     *         "price": 180,
                     *         "summary": "逐章讲解清单计价标准的变化与招标控制价编制要点。",
                     *         "lessonCount": 2,
                     *         "durationS": 135,
                     *         "enrolledCount": 412,
                     *         "publishDate": "2026-03-02T01:00:00.000Z",
                     *         "test": {
                     *           "questionCount": 10,
                     *           "passShare": 0.6,
                     *           "attemptsPerDay": 3
                     *         },
                     *         "createdDate": "2026-03-02T01:00:00.000Z",
                     *         "lastModifiedDate": "2026-03-02T01:00:00.000Z",
                     *         "isDeleted": 0,
                     *         "orderNum": 3001,
                     *         "status": "STUDYING",
                     *         "progress": 0.4166,
                     *         "orderId": 212,
                     *         "enrollTime": "2026-10-08T02:10:00.000Z",
                     *         "lastLessonId": 300102,
                     *         "lastStudyTime": "2026-11-19T12:31:08.000Z",
                     *         "completeTime": null,
                     *         "creditTime": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MyCourse"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    enrollInCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a course without a price.
                 * @example 3004
                 */
                id: components["parameters"]["FreeCourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the caller stands to the course now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courseId": 3001,
                     *       "status": "STUDYING",
                     *       "progress": 0.4166,
                     *       "creditHours": 12,
                     *       "creditTime": null,
                     *       "test": {
                     *         "passTime": null,
                     *         "attemptsLeft": 3,
                     *         "openAttemptId": null
                     *       },
                     *       "orderId": 212,
                     *       "refund": {
                     *         "until": "2026-10-15T02:10:00.000Z",
                     *         "refusal": "TOO_LATE"
                     *       },
                     *       "swap": {
                     *         "until": "2026-10-15T02:10:00.000Z",
                     *         "refusal": "TOO_LATE"
                     *       },
                     *       "openOrderId": null,
                     *       "lastLessonId": 300102,
                     *       "lessons": [
                     *         {
                     *           "lessonId": 300102,
                     *           "progress": 0.55,
                     *           "ranges": [
                     *             {
                     *               "from": 0,
                     *               "to": 41.25
                     *             }
                     *           ],
                     *           "position": 41.25,
                     *           "reachable": 41.25,
                     *           "completeTime": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CourseProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.courseNotFree" | "error.courseNotOnSale" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    swapCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a course that the caller has paid for.
                 * @example 3001
                 */
                id: components["parameters"]["BoughtCourseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": 3006
                 *     }
                 */
                "application/json": components["schemas"]["CourseSwapRequest"];
            };
        };
        responses: {
            /** @description How the caller stands to the course that was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courseId": 3001,
                     *       "status": "STUDYING",
                     *       "progress": 0.4166,
                     *       "creditHours": 12,
                     *       "creditTime": null,
                     *       "test": {
                     *         "passTime": null,
                     *         "attemptsLeft": 3,
                     *         "openAttemptId": null
                     *       },
                     *       "orderId": 212,
                     *       "refund": {
                     *         "until": "2026-10-15T02:10:00.000Z",
                     *         "refusal": "TOO_LATE"
                     *       },
                     *       "swap": {
                     *         "until": "2026-10-15T02:10:00.000Z",
                     *         "refusal": "TOO_LATE"
                     *       },
                     *       "openOrderId": null,
                     *       "lastLessonId": 300102,
                     *       "lessons": [
                     *         {
                     *           "lessonId": 300102,
                     *           "progress": 0.55,
                     *           "ranges": [
                     *             {
                     *               "from": 0,
                     *               "to": 41.25
                     *             }
                     *           ],
                     *           "position": 41.25,
                     *           "reachable": 41.25,
                     *           "completeTime": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CourseProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.courseNotEnrolled" | "error.courseFree" | "error.orderRefunded" | "error.courseSwappedBefore" | "error.courseCompleted" | "error.courseWatchedTooMuch" | "error.courseSwapTooLate" | "error.courseEnrolled" | "error.courseOrdered" | "error.coursePriceDiffers" | "error.courseNotOnSale" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getCourseProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the course.
                 * @example 3001
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course as a whole and lesson by lesson. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courseId": 3001,
                     *       "status": "STUDYING",
                     *       "progress": 0.4166,
                     *       "creditHours": 12,
                     *       "creditTime": null,
                     *       "test": {
                     *         "passTime": null,
                     *         "attemptsLeft": 3,
                     *         "openAttemptId": null
                     *       },
                     *       "orderId": 212,
                     *       "refund": {
                     *         "until": "2026-10-15T02:10:00.000Z",
                     *         "refusal": "TOO_LATE"
                     *       },
                     *       "swap": {
                     *         "until": "2026-10-15T02:10:00.000Z",
                     *         "refusal": "TOO_LATE"
                     *       },
                     *       "openOrderId": null,
                     *       "lastLessonId": 300102,
                     *       "lessons": [
                     *         {
                     *           "lessonId": 300102,
                     *           "progress": 0.55,
                     *           "ranges": [
                     *             {
                     *               "from": 0,
                     *               "to": 41.25
                     *             }
                     *           ],
                     *           "position": 41.25,
                     *           "reachable": 41.25,
                     *           "completeTime": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CourseProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    resetCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a course that the caller is enrolled in.
                 * @example 3008
                 */
                id: components["parameters"]["StudiedCourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the caller stands to the course now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courseId": 3001,
                     *       "status": "STUDYING",
                     *       "progress": 0.4166,
                     *       "creditHours": 12,
                     *       "creditTime": null,
                     *       "test": {
                     *         "passTime": null,
                     *         "attemptsLeft": 3,
                     *         "openAttemptId": null
                     *       },
                     *       "orderId": 212,
                     *       "refund": {
                     *         "until": "2026-10-15T02:10:00.000Z",
                     *         "refusal": "TOO_LATE"
                     *       },
                     *       "swap": {
                     *         "until": "2026-10-15T02:10:00.000Z",
                     *         "refusal": "TOO_LATE"
                     *       },
                     *       "openOrderId": null,
                     *       "lastLessonId": 300102,
                     *       "lessons": [
                     *         {
                     *           "lessonId": 300102,
                     *           "progress": 0.55,
                     *           "ranges": [
                     *             {
                     *               "from": 0,
                     *               "to": 41.25
                     *             }
                     *           ],
                     *           "position": 41.25,
                     *           "reachable": 41.25,
                     *           "completeTime": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CourseProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.courseNotEnrolled" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listTestAttempts: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("startTime" | "startTime,asc" | "startTime,desc" | "handInTime" | "handInTime,asc" | "handInTime,desc" | "courseId" | "courseId,asc" | "courseId,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "courseId.equals"?: number;
                "courseId.notEquals"?: number;
                "courseId.in"?: number[];
                "courseId.notIn"?: number[];
                "courseId.specified"?: boolean;
                "courseId.greaterThan"?: number;
                "courseId.greaterThanOrEqual"?: number;
                "courseId.lessThan"?: number;
                "courseId.lessThanOrEqual"?: number;
                "status.equals"?: string;
                "status.notEquals"?: string;
                "status.in"?: string[];
                "status.notIn"?: string[];
                "status.specified"?: boolean;
                "status.contains"?: string;
                "status.doesNotContain"?: string;
                "startTime.equals"?: string;
                "startTime.notEquals"?: string;
                "startTime.in"?: string[];
                "startTime.notIn"?: string[];
                "startTime.specified"?: boolean;
                "startTime.greaterThan"?: string;
                "startTime.greaterThanOrEqual"?: string;
                "startTime.lessThan"?: string;
                "startTime.lessThanOrEqual"?: string;
                "handInTime.equals"?: string;
                "handInTime.notEquals"?: string;
                "handInTime.in"?: string[];
                "handInTime.notIn"?: string[];
                "handInTime.specified"?: boolean;
                "handInTime.greaterThan"?: string;
                "handInTime.greaterThanOrEqual"?: string;
                "handInTime.lessThan"?: string;
                "handInTime.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of attempts, without their questions. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "courseId": 3004,
                     *         "courseTitle": "造价管理相关法规年度更新",
                     *         "status": "OPEN",
                     *         "questionCount": 10,
                     *         "correctCount": null,
                     *         "startTime": "2026-11-21T01:40:00.000Z",
                     *         "handInTime": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TestAttempt"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    startTestAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": 3004
                 *     }
                 */
                "application/json": components["schemas"]["TestAttemptRequest"];
            };
        };
        responses: {
            /** @description The attempt that is open already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "courseId": 3004,
                     *       "courseTitle": "造价管理相关法规年度更新",
                     *       "status": "OPEN",
                     *       "questionCount": 10,
                     *       "correctCount": null,
                     *       "startTime": "2026-11-21T01:40:00.000Z",
                     *       "handInTime": null,
                     *       "questions": [
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TestAttemptDetail"];
                };
            };
            /** @description A new attempt. */
            201: {
                headers: {
                    /** @example /api/edu-test-attempts/2 */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "courseId": 3004,
                     *       "courseTitle": "造价管理相关法规年度更新",
                     *       "status": "OPEN",
                     *       "questionCount": 10,
                     *       "correctCount": null,
                     *       "startTime": "2026-11-21T01:40:00.000Z",
                     *       "handInTime": null,
                     *       "questions": [
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TestAttemptDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.courseWithoutTest" | "error.courseNotEnrolled" | "error.courseNotCompleted" | "error.testPassed" | "error.testAttemptsUsed" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getTestAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the attempt.
                 * @example 1
                 */
                id: components["parameters"]["AttemptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "courseId": 3004,
                     *       "courseTitle": "造价管理相关法规年度更新",
                     *       "status": "OPEN",
                     *       "questionCount": 10,
                     *       "correctCount": null,
                     *       "startTime": "2026-11-21T01:40:00.000Z",
                     *       "handInTime": null,
                     *       "questions": [
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TestAttemptDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    handInTestAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an attempt that is open.
                 * @example 2
                 */
                id: components["parameters"]["OpenAttemptId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": [
                 *         {
                 *           "questionId": 3004001,
                 *           "choices": [
                 *             "B"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TestAnswers"];
            };
        };
        responses: {
            /** @description The attempt as it was marked, with the right answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "courseId": 3004,
                     *       "courseTitle": "造价管理相关法规年度更新",
                     *       "status": "OPEN",
                     *       "questionCount": 10,
                     *       "correctCount": null,
                     *       "startTime": "2026-11-21T01:40:00.000Z",
                     *       "handInTime": null,
                     *       "questions": [
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         },
                     *         {
                     *           "id": 3004001,
                     *           "kind": "SINGLE",
                     *           "text": "合同约定的计价依据在施工期间被修订，合同没有约定怎样衔接时，一般应当怎样处理？",
                     *           "choices": [
                     *             {
                     *               "key": "A",
                     *               "text": "一律按修订后的规定执行"
                     *             },
                     *             {
                     *               "key": "B",
                     *               "text": "双方协商，协商不成的按合同签订时的规定执行"
                     *             },
                     *             {
                     *               "key": "C",
                     *               "text": "由发包人单方决定"
                     *             },
                     *             {
                     *               "key": "D",
                     *               "text": "由承包人单方决定"
                     *             }
                     *           ],
                     *           "given": null,
                     *           "right": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TestAttemptDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.testHandedIn" | "error.courseNotEnrolled" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    openLessonSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lesson.
                 * @example 300804
                 */
                id: components["parameters"]["LessonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessionId": "kT3vQm8sX0aZr5LwYc1nUg",
                     *       "lessonId": 300804,
                     *       "courseId": 3008,
                     *       "title": "配管配线的预留",
                     *       "durationS": 90,
                     *       "videoUrl": "files/videos/300804.webm?until=1795234800000&member=2&signature=mV0wq1",
                     *       "expireTime": "2026-11-21T04:00:00.000Z",
                     *       "heartbeatS": 10,
                     *       "progress": {
                     *         "lessonId": 300804,
                     *         "progress": 0.5444,
                     *         "ranges": [
                     *           {
                     *             "from": 0,
                     *             "to": 49
                     *           }
                     *         ],
                     *         "position": 49,
                     *         "reachable": 49,
                     *         "completeTime": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LessonSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.courseNotEnrolled" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    reportWatched: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lesson.
                 * @example 300804
                 */
                id: components["parameters"]["LessonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "kT3vQm8sX0aZr5LwYc1nUg",
                 *       "seq": 1,
                 *       "from": 49,
                 *       "to": 59,
                 *       "rate": 1
                 *     }
                 */
                "application/json": components["schemas"]["Heartbeat"];
            };
        };
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "presenceRequired": false,
                     *       "lesson": {
                     *         "lessonId": 300804,
                     *         "progress": 0.5444,
                     *         "ranges": [
                     *           {
                     *             "from": 0,
                     *             "to": 49
                     *           }
                     *         ],
                     *         "position": 49,
                     *         "reachable": 49,
                     *         "completeTime": null
                     *       },
                     *       "courseStatus": "STUDYING",
                     *       "courseProgress": 0.5074,
                     *       "creditTime": null
                     *     }
                     */
                    "application/json": components["schemas"]["HeartbeatResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.sessionEnded" | "error.presenceRequired" | "error.skippedAhead" | "error.watchedTooFast" | "error.courseNotEnrolled" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lesson.
                 * @example 300804
                 */
                id: components["parameters"]["LessonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "kT3vQm8sX0aZr5LwYc1nUg"
                 *     }
                 */
                "application/json": components["schemas"]["Presence"];
            };
        };
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "presenceRequired": false,
                     *       "lesson": {
                     *         "lessonId": 300804,
                     *         "progress": 0.5444,
                     *         "ranges": [
                     *           {
                     *             "from": 0,
                     *             "to": 49
                     *           }
                     *         ],
                     *         "position": 49,
                     *         "reachable": 49,
                     *         "completeTime": null
                     *       },
                     *       "courseStatus": "STUDYING",
                     *       "courseProgress": 0.5074,
                     *       "creditTime": null
                     *     }
                     */
                    "application/json": components["schemas"]["HeartbeatResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.sessionEnded" | "error.courseNotEnrolled" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getEducationHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The period of four years that ends with the current one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fromYear": 2023,
                     *       "toYear": 2026,
                     *       "categories": [
                     *         {
                     *           "category": "必修",
                     *           "requiredHours": 60,
                     *           "creditedHours": 15,
                     *           "remainingHours": 45
                     *         },
                     *         {
                     *           "category": "选修",
                     *           "requiredHours": 60,
                     *           "creditedHours": 0,
                     *           "remainingHours": 60
                     *         }
                     *       ],
                     *       "years": [
                     *         {
                     *           "year": 2026,
                     *           "compulsoryHours": 0,
                     *           "electiveHours": 0
                     *         },
                     *         {
                     *           "year": 2025,
                     *           "compulsoryHours": 15,
                     *           "electiveHours": 0
                     *         },
                     *         {
                     *           "year": 2024,
                     *           "compulsoryHours": 0,
                     *           "electiveHours": 0
                     *         },
                     *         {
                     *           "year": 2023,
                     *           "compulsoryHours": 0,
                     *           "electiveHours": 0
                     *         }
                     *       ],
                     *       "credits": [
                     *         {
                     *           "courseId": 3007,
                     *           "title": "建设工程施工合同价款调整",
                     *           "category": "必修",
                     *           "creditHours": 15,
                     *           "creditTime": "2025-09-18T12:40:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EducationHours"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listHourCertificates: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Property, optionally with `,asc` or `,desc`; repeat it to sort by several. */
                sort?: ("year" | "year,asc" | "year,desc" | "issueDate" | "issueDate,asc" | "issueDate,desc" | "id" | "id,asc" | "id,desc")[];
                "id.equals"?: number;
                "id.notEquals"?: number;
                "id.in"?: number[];
                "id.notIn"?: number[];
                "id.specified"?: boolean;
                "id.greaterThan"?: number;
                "id.greaterThanOrEqual"?: number;
                "id.lessThan"?: number;
                "id.lessThanOrEqual"?: number;
                "certNo.equals"?: string;
                "certNo.notEquals"?: string;
                "certNo.in"?: string[];
                "certNo.notIn"?: string[];
                "certNo.specified"?: boolean;
                "certNo.contains"?: string;
                "certNo.doesNotContain"?: string;
                "year.equals"?: number;
                "year.notEquals"?: number;
                "year.in"?: number[];
                "year.notIn"?: number[];
                "year.specified"?: boolean;
                "year.greaterThan"?: number;
                "year.greaterThanOrEqual"?: number;
                "year.lessThan"?: number;
                "year.lessThanOrEqual"?: number;
                "status.equals"?: string;
                "status.notEquals"?: string;
                "status.in"?: string[];
                "status.notIn"?: string[];
                "status.specified"?: boolean;
                "status.contains"?: string;
                "status.doesNotContain"?: string;
                "issueDate.equals"?: string;
                "issueDate.notEquals"?: string;
                "issueDate.in"?: string[];
                "issueDate.notIn"?: string[];
                "issueDate.specified"?: boolean;
                "issueDate.greaterThan"?: string;
                "issueDate.greaterThanOrEqual"?: string;
                "issueDate.lessThan"?: string;
                "issueDate.lessThanOrEqual"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of certificates. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "certNo": "JXJY2025000101",
                     *         "holderName": "林知远",
                     *         "memberNo": "JC-P-2019-0001",
                     *         "year": 2025,
                     *         "compulsoryHours": 15,
                     *         "electiveHours": 0,
                     *         "courses": [
                     *           {
                     *             "courseId": 3007,
                     *             "title": "建设工程施工合同价款调整",
                     *             "category": "必修",
                     *             "creditHours": 15,
                     *             "creditTime": "2025-09-18T12:40:00.000Z"
                     *           }
                     *         ],
                     *         "issueDate": "2026-01-08",
                     *         "issuer": "江川省建设工程造价管理协会",
                     *         "verifyCode": "q3Yv0LkXn8sT5bWm2RcZ1A",
                     *         "verifyUrl": "http://127.0.0.1:5173/verify/hours/q3Yv0LkXn8sT5bWm2RcZ1A",
                     *         "status": "VALID"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["HourCertificate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    issueHourCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "year": 2025
                 *     }
                 */
                "application/json": components["schemas"]["HourCertificateRequest"];
            };
        };
        responses: {
            /** @description The certificate that is valid already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "certNo": "JXJY2025000101",
                     *       "holderName": "林知远",
                     *       "memberNo": "JC-P-2019-0001",
                     *       "year": 2025,
                     *       "compulsoryHours": 15,
                     *       "electiveHours": 0,
                     *       "courses": [
                     *         {
                     *           "courseId": 3007,
                     *           "title": "建设工程施工合同价款调整",
                     *           "category": "必修",
                     *           "creditHours": 15,
                     *           "creditTime": "2025-09-18T12:40:00.000Z"
                     *         }
                     *       ],
                     *       "issueDate": "2026-01-08",
                     *       "issuer": "江川省建设工程造价管理协会",
                     *       "verifyCode": "q3Yv0LkXn8sT5bWm2RcZ1A",
                     *       "verifyUrl": "http://127.0.0.1:5173/verify/hours/q3Yv0LkXn8sT5bWm2RcZ1A",
                     *       "status": "VALID"
                     *     }
                     */
                    "application/json": components["schemas"]["HourCertificate"];
                };
            };
            /** @description A new certificate. */
            201: {
                headers: {
                    /** @example /api/public/edu-certificates/q3Yv0LkXn8sT5bWm2RcZ1A */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "certNo": "JXJY2025000101",
                     *       "holderName": "林知远",
                     *       "memberNo": "JC-P-2019-0001",
                     *       "year": 2025,
                     *       "compulsoryHours": 15,
                     *       "electiveHours": 0,
                     *       "courses": [
                     *         {
                     *           "courseId": 3007,
                     *           "title": "建设工程施工合同价款调整",
                     *           "category": "必修",
                     *           "creditHours": 15,
                     *           "creditTime": "2025-09-18T12:40:00.000Z"
                     *         }
                     *       ],
                     *       "issueDate": "2026-01-08",
                     *       "issuer": "江川省建设工程造价管理协会",
                     *       "verifyCode": "q3Yv0LkXn8sT5bWm2RcZ1A",
                     *       "verifyUrl": "http://127.0.0.1:5173/verify/hours/q3Yv0LkXn8sT5bWm2RcZ1A",
                     *       "status": "VALID"
                     *     }
                     */
                    "application/json": components["schemas"]["HourCertificate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of the record does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        message?: "error.noHours" | "error.concurrencyFailure" | "error.http.409";
                    } & components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyHourCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code on the certificate.
                 * @example q3Yv0LkXn8sT5bWm2RcZ1A
                 */
                code: components["schemas"]["HoursVerifyCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate as it was issued, and whether it still holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "certNo": "JXJY2025000101",
                     *       "holderName": "林知远",
                     *       "memberNo": "JC-P-2019-0001",
                     *       "year": 2025,
                     *       "compulsoryHours": 15,
                     *       "electiveHours": 0,
                     *       "courses": [
                     *         {
                     *           "courseId": 3007,
                     *           "title": "建设工程施工合同价款调整",
                     *           "category": "必修",
                     *           "creditHours": 15,
                     *           "creditTime": "2025-09-18T12:40:00.000Z"
                     *         }
                     *       ],
                     *       "issueDate": "2026-01-08",
                     *       "issuer": "江川省建设工程造价管理协会",
                     *       "verifyCode": "q3Yv0LkXn8sT5bWm2RcZ1A",
                     *       "verifyUrl": "http://127.0.0.1:5173/verify/hours/q3Yv0LkXn8sT5bWm2RcZ1A",
                     *       "status": "VALID"
                     *     }
                     */
                    "application/json": components["schemas"]["HourCertificate"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
}
