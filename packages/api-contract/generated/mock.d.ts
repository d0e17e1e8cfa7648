// Made from openapi/ by `npm run contract`. Do not edit.

export interface paths {
    "/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where this mock and its portal are, and which world answers
         * @description Where a tool begins that was given one address alone. The world is the one that the request names, or the default one.
         */
        get: operations["readAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every world that is alive
         * @description With how large each is, what its clock says and how many faults are active. Worlds that ended are not in it.
         */
        get: operations["listWorlds"];
        put?: never;
        /**
         * A new world as a copy of a scenario or of another world
         * @description A fork shares nothing with what it was copied from: `from` names a living world, `scenario` a beginning, `typical` when neither is
         *     given. Faults and overrides of the living world are copied as well, and whoever is logged in there is logged in to the copy. 409 when
         *     the name is taken.
         */
        post: operations["forkWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{name}": {
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
         * Ends a world; the default one cannot be deleted
         * @description Its records, tokens and snapshots go with it, and its file when it was kept.
         */
        delete: operations["deleteWorld"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{name}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a world anew from a scenario
         * @description Everything that was done in it is gone, tokens too; its snapshots stay. Without `scenario` it begins as it did before.
         */
        post: operations["resetWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{name}/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Snapshots of a world
         * @description Each label is one that the world can be taken back to, for as long as the mock runs.
         */
        get: operations["listSnapshots"];
        put?: never;
        /**
         * Keeps a world as it is now, in memory; the same label again replaces it
         * @description A world can have several. They are gone when the mock stops, also those of a world that is kept.
         */
        post: operations["takeSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{name}/snapshots/{label}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a world back to a snapshot, its clock and tokens included
         * @description What happened since is forgotten, as if the calls had never come. Faults, overrides and the journal are not part of a snapshot:
         *     they stay as they are. It can be restored again.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a world can start as
         * @description Each says in a line what stands in it, so that a test chooses the one that it needs.
         */
        get: operations["listScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The time of the world
         * @description All that follows from time in this world reads it, such as the expiry of an order; worlds do not share clocks.
         */
        get: operations["readClock"];
        /**
         * Sets, advances, freezes or resumes the clock of the world
         * @description Tokens, codes, orders, fee years, memberships, activities and reviews follow at once. `now` and `advanceSeconds` exclude each other.
         */
        put: operations["moveClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can log in, and what for
         * @description Each with what it is there for, such as who owes a fee or lacks a permission.
         */
        get: operations["listPersonas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personas/{key}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A token of a persona, without password or captcha
         * @description For tests and tools that have to be somebody at once. Any number of tokens may be there at the same time.
         */
        post: operations["logInAs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Operations of the product's contract, to choose from
         * @description What faults, overrides and the journal name a call by.
         */
        get: operations["listOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Active faults
         * @description Those that have happened as often as they were asked to are no longer among them.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Lets calls or payments go wrong
         * @description A fault of a call names an `operation`, or `*` for all. A fault of a payment names none: it hits the next that is paid at the cashier.
         */
        post: operations["addFault"];
        /**
         * Removes every fault
         * @description Calls and payments go as they should from the next one on; what went wrong before stays as it is.
         */
        delete: operations["removeAllFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults/{id}": {
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
         * Removes one fault
         * @description 404 when it is not there, also because it has happened as often as it was asked to.
         */
        delete: operations["removeFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answers that are given in place of the mock's own
         * @description Each with how often it is still given and in what it breaks the contract.
         */
        get: operations["listOverrides"];
        put?: never;
        /**
         * Answers an operation differently, for the next calls or until it is taken back
         * @description The operation's handler is not asked, so the call changes nothing, and nobody is refused for a missing token or permission.
         *     What `call` has in the journal stands in for `operation`, `status`, `headers` and `body` where they are left out. Without
         *     `call`, `operation` and `status` are required. The headers of a list are worked out from its body when they are not given.
         *     An answer that breaks the contract is refused with what is wrong, unless `mayBreakContract` says that this is meant.
         */
        post: operations["addOverride"];
        /**
         * Takes every override back
         * @description From the next call on the mock answers by itself; nothing of what a call would have changed is made up for.
         */
        delete: operations["removeAllOverrides"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overrides/{id}": {
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
         * Takes one override back
         * @description 404 when it is not there, also because it was given as often as it was asked to be.
         */
        delete: operations["removeOverride"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks another backend what this world was asked, and keeps its answers as overrides
         * @description Every address that the journal has a GET of is asked there once; the answer is given for that address until it is taken back,
         *     whoever asks and whether or not it keeps the contract. An answer that is not text or longer than a megabyte is left out.
         *     An address at which nothing of it is there, since all is answered with 404, is refused. A mock whose controls are open to other machines refuses.
         */
        post: operations["recordAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Codes and mails that would have been sent
         * @description Codes to log in or to register with are read here by a test, as a person reads them on the phone.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        /**
         * Forgets every message
         * @description Codes that were sent stay good; only the list is empty.
         */
        delete: operations["emptyOutbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captchas/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The answer of a captcha, for tests that log in through the form
         * @description A test that goes through the form cannot read the picture, and asks here by its key.
         */
        get: operations["readCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last calls of the world
         * @description Each with what was sent, what was answered and in what either breaks the contract. The oldest are forgotten when there are too many.
         */
        get: operations["listCalls"];
        put?: never;
        post?: never;
        /**
         * Forgets every call
         * @description So that a test reads its own calls alone; the numbers of the calls go on.
         */
        delete: operations["emptyJournal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the association reviews in this world
         * @description By rule, what is submitted is decided after a delay by what it holds; by hand, it waits for `decideReview`.
         */
        get: operations["readReviewPolicy"];
        /**
         * By rule after a delay, or by hand; for what is submitted from now on
         * @description What was submitted before is decided as it would have been.
         */
        put: operations["setReviewPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for the association's decision
         * @description Each with what was handed in and the decisions that exist for it, such as applications, items of mini-sites, refunds and invoices.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides one step of a review by hand
         * @description Only a decision that the review names in `decisions` is taken.
         */
        post: operations["decideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was paid at the gateways, and what the backend was told of it
         * @description A payment that the backend has not heard of is here, too, and can be notified by hand.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The gateway notifies the backend of a payment, again or at last
         * @description Safe to repeat, as the gateways' own notifications are: what has been settled stays as it is.
         */
        post: operations["notifyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders that can still be paid
         * @description Of all members of the world, each with its payer and what it comes to.
         */
        get: operations["listOpenOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays an order as its buyer would at the cashier, faults of payments included
         * @description The answer comes once the gateway has told the backend, unless a fault of payments keeps it from doing so. 409 for an order that
         *     cannot be paid any more.
         */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lesson-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players that are open, with who watches what
         * @description Each says whether the question of presence stands, and who would have to answer it.
         */
        get: operations["listLessonSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lesson-sessions/{id}/ask-presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The viewer is asked whether they are still there, with the player's next report
         * @description In place of the random question. The player learns of it from its next report, which counts, as all after it, once it is answered.
         */
        post: operations["askPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activities that can still be cancelled
         * @description Those that have not begun, the next one first.
         */
        get: operations["listOpenActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The association cancels an activity
         * @description Who takes part is told. Orders over its fee are closed, and those that were paid are paid back. One that has begun, or was cancelled before, is refused.
         */
        post: operations["cancelActivity"];
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
        /**
         * @description Small letters, digits and hyphens.
         * @example checkout-1
         */
        WorldName: string;
        /**
         * @description What a world begins as.
         * @enum {string}
         */
        ScenarioName: "typical" | "empty" | "crowded" | "large-unit" | "year-end" | "overdue";
        /**
         * @example {
         *       "name": "default",
         *       "scenario": "typical",
         *       "now": "2026-11-21T02:00:00.000Z",
         *       "isFrozen": false,
         *       "isKept": true,
         *       "bytes": 1048576,
         *       "snapshots": [],
         *       "faults": 0
         *     }
         */
        World: {
            name: string;
            /** @description What it started as. */
            scenario: string;
            /**
             * Format: date-time
             * @description What its clock says.
             */
            now: string;
            /** @description Its clock stands still. */
            isFrozen: boolean;
            /** @description In a file, over restarts. */
            isKept: boolean;
            /** @description Size of its database. */
            bytes: number;
            /** @description Labels that it can be taken back to. */
            snapshots: string[];
            /** @description How many are active. */
            faults: number;
        };
        /**
         * @example {
         *       "label": "before-paying",
         *       "takenAt": "2026-11-21T02:00:00.000Z",
         *       "bytes": 1048576
         *     }
         */
        Snapshot: {
            /** @description What it is restored by. */
            label: string;
            /**
             * Format: date-time
             * @description By the world's clock.
             */
            takenAt: string;
            /** @description Size of the database that it keeps. */
            bytes: number;
        };
        /**
         * @example {
         *       "now": "2027-01-01T00:00:00.000Z",
         *       "isFrozen": true,
         *       "offsetSeconds": 3535200
         *     }
         */
        Clock: {
            /**
             * Format: date-time
             * @description What the world's clock says.
             */
            now: string;
            /** @description It stands still until it is set again. */
            isFrozen: boolean;
            /** @description Ahead of the machine's clock. */
            offsetSeconds: number;
        };
        /**
         * @example {
         *       "key": "lin",
         *       "kind": "PERSON",
         *       "name": "林知远",
         *       "login": "13800010001",
         *       "password": "Jiangchuan@2026",
         *       "state": "ACTIVE",
         *       "purpose": "a member with nothing to pay"
         *     }
         */
        Persona: {
            /** @description What the other controls name it by. */
            key: string;
            /**
             * @description STAFF works for the association.
             * @enum {string}
             */
            kind: "UNIT" | "PERSON" | "STAFF";
            name: string;
            /** @description What it logs in with at the portal: its phone, its credit code or its user name. */
            login: string;
            /** @description The password that it begins with. */
            password: string;
            /** @description State of the account, or of the membership. */
            state: string;
            /** @description What it is there to try. */
            purpose: string;
        };
        /**
         * @example {
         *       "kind": "STATUS",
         *       "operation": "listNews",
         *       "status": 503,
         *       "count": 3
         *     }
         */
        Fault: {
            /**
             * @description What goes wrong. LATENCY to SLOW_BODY happen to calls, the others to payments.
             * @enum {string}
             */
            kind: "LATENCY" | "STATUS" | "DROP" | "TRUNCATED_JSON" | "MALFORMED_JSON" | "MISSING_HEADER" | "SLOW_BODY" | "LATE" | "TWICE" | "WRONG_AMOUNT" | "NEVER" | "CLOSED_MEANWHILE";
            /** @description Operation of the product's contract, or `*`; for faults of calls. */
            operation?: string;
            /** @description How often it happens; without it, until it is taken back. */
            count?: number;
            latency?: components["schemas"]["Latency"];
            /** @description For STATUS. */
            status?: number;
            /** @description For MISSING_HEADER. */
            header?: string;
            /** @description For SLOW_BODY: from the first byte to the last. */
            milliseconds?: number;
            /** @description For LATE: on the world's clock, until the notification arrives. */
            delaySeconds?: number;
        };
        /**
         * @description For LATENCY; milliseconds.
         * @example {
         *       "min": 200,
         *       "max": 3000,
         *       "shape": "LONG_TAIL"
         *     }
         */
        Latency: {
            /** @description Shortest wait. */
            min: number;
            /** @description Longest wait. */
            max: number;
            /**
             * @description Even between the two (the default), or near min with a long tail.
             * @enum {string}
             */
            shape?: "EVEN" | "LONG_TAIL";
        };
        /**
         * @example {
         *       "id": 1,
         *       "kind": "STATUS",
         *       "operation": "listNews",
         *       "status": 503,
         *       "remaining": 3
         *     }
         */
        ActiveFault: {
            id: number;
            /** @description What goes wrong. */
            kind: string;
            /** @description Which calls it happens to; `*` for all. */
            operation?: string;
            /** @description How often it still happens; null until it is taken back. */
            remaining: number | null;
            latency?: components["schemas"]["Latency"];
            /** @description For STATUS. */
            status?: number;
            /** @description For MISSING_HEADER. */
            header?: string;
            /** @description For SLOW_BODY: from the first byte to the last. */
            milliseconds?: number;
            /** @description For LATE: on the world's clock, until the notification arrives. */
            delaySeconds?: number;
        };
        /**
         * @example {
         *       "operation": "listNews",
         *       "status": 200,
         *       "body": [],
         *       "count": 3
         *     }
         */
        NewOverride: {
            /** @description Id of a call in the journal. */
            call?: number;
            /** @description Operation of the product's contract. */
            operation?: string;
            /** @description Path and query as the journal has them; without it, every call of the operation. */
            target?: string;
            /** @description Status of the answer; that of the call where it is left out. */
            status?: number;
            /** @description Headers of the answer; those of the call where they are left out. */
            headers?: {
                [key: string]: string;
            };
            /** @description What is sent, as JSON unless the headers name another type; null for no body. */
            body?: unknown;
            /** @description How often it is given; without it, until it is taken back. */
            count?: number;
            /** @description Without it, an answer that breaks the contract is refused. */
            mayBreakContract?: boolean;
        };
        /**
         * @example {
         *       "id": 1,
         *       "operation": "listNews",
         *       "target": null,
         *       "status": 200,
         *       "headers": {
         *         "content-type": "application/json"
         *       },
         *       "body": [],
         *       "remaining": 3,
         *       "deviations": []
         *     }
         */
        Override: {
            id: number;
            /** @description Operation that it answers. */
            operation: string;
            /** @description Path and query that it answers; null for every call of the operation. */
            target: string | null;
            /** @description Status of the answer. */
            status: number;
            /** @description Headers of the answer. */
            headers: {
                [key: string]: string;
            };
            /** @description What is sent. */
            body: unknown;
            /** @description How often it is still given; null until it is taken back. */
            remaining: number | null;
            /** @description How it breaks the contract. */
            deviations: components["schemas"]["Deviation"][];
        };
        /**
         * @example {
         *       "target": "/api/public/info-dicts-list",
         *       "operation": "listDictionaries",
         *       "override": 1,
         *       "status": 200,
         *       "deviations": [],
         *       "failure": null
         *     }
         */
        Recording: {
            /** @description Path and query that were asked for. */
            target: string;
            /** @description Operation that they belong to. */
            operation: string;
            /** @description Its id, when the answer was kept. */
            override: number | null;
            /** @description Status of the other backend's answer; null where there is none. */
            status: number | null;
            /** @description How the answer breaks the contract. */
            deviations: components["schemas"]["Deviation"][];
            /** @description Why there is none. */
            failure: string | null;
        };
        /**
         * @description One way in which an answer is not what the contract says.
         * @example {
         *       "kind": "body",
         *       "path": "/0/title",
         *       "keyword": "type",
         *       "expected": "must be string",
         *       "seen": "7"
         *     }
         */
        Deviation: {
            /** @description Where it is: status, content-type, header or body. */
            kind: string;
            /** @description A header's name, or a JSON pointer into the body. */
            path: string;
            /** @description The schema's word that is broken, where one is. */
            keyword?: string;
            /** @description What the contract says. */
            expected: string;
            /** @description What the answer has there. */
            seen: string;
        };
        /**
         * @example {
         *       "id": 1,
         *       "channel": "SMS",
         *       "recipient": "13800010001",
         *       "subject": "验证码",
         *       "text": "【江川造价协会】验证码 482913，5 分钟内有效。",
         *       "code": "482913",
         *       "sentAt": "2026-11-21T02:00:00.000Z"
         *     }
         */
        Message: {
            id: number;
            /**
             * @description How it would have been sent.
             * @enum {string}
             */
            channel: "SMS" | "MAIL";
            /** @description Phone or mail address. */
            recipient: string;
            /** @description What it is about. */
            subject: string;
            text: string;
            /** @description The code in it; null where there is none. */
            code: string | null;
            /**
             * Format: date-time
             * @description By the world's clock.
             */
            sentAt: string;
        };
        /**
         * @example {
         *       "id": 7,
         *       "at": "2026-11-21T02:00:00.000Z",
         *       "method": "GET",
         *       "target": "/api/member-fees/user?size=20",
         *       "page": "/financialManagement/fees",
         *       "operation": "listMemberFees",
         *       "caller": "林知远",
         *       "status": 200,
         *       "milliseconds": 1.4,
         *       "requestBody": null,
         *       "responseBody": [],
         *       "responseHeaders": {
         *         "content-type": "application/json; charset=utf-8",
         *         "x-total-count": "0"
         *       },
         *       "isAnswerKept": true,
         *       "requestFaults": [],
         *       "responseFaults": [],
         *       "injected": []
         *     }
         */
        JournalEntry: {
            id: number;
            /**
             * Format: date-time
             * @description By the world's clock.
             */
            at: string;
            /** @description HTTP method. */
            method: string;
            /** @description Path and query below `/ht`, as they were sent. */
            target: string;
            /** @description Path and query of the page that called, by its `Referer`. */
            page: string | null;
            /** @description Operation of the contract; null for an address that has none. */
            operation: string | null;
            /** @description Name of who was logged in; null for a visitor. */
            caller: string | null;
            /** @description 0 where the connection was cut before an answer. */
            status: number;
            /** @description Time that the answer took. */
            milliseconds: number;
            /** @description What was sent, parsed where it is JSON. */
            requestBody: unknown;
            /** @description What was answered, parsed where it is JSON. */
            responseBody: unknown;
            /** @description How the request breaks the contract, a sentence each. */
            requestFaults: string[];
            /** @description Those that the contract or its handler sets, in small letters. */
            responseHeaders: {
                [key: string]: string;
            };
            /** @description Whether `responseBody` is what was sent; long ones and bytes are not kept. */
            isAnswerKept: boolean;
            /** @description How the answer breaks the contract. */
            responseFaults: components["schemas"]["Deviation"][];
            /** @description Kinds of the faults that happened to this call; OVERRIDE where the answer was given in place of the mock's own. */
            injected: string[];
        };
        /**
         * @example {
         *       "mode": "AUTO",
         *       "delaySeconds": 60
         *     }
         */
        ReviewPolicy: {
            /**
             * @description AUTO decides by rule after the delay, MANUAL waits for a decision by hand.
             * @enum {string}
             */
            mode: "AUTO" | "MANUAL";
            /** @description For AUTO: on the world's clock, from the submission to the decision. */
            delaySeconds: number;
        };
        /**
         * @example {
         *       "kind": "APPLICATION",
         *       "kindName": "入会申请",
         *       "id": 3,
         *       "title": "青屿新锐数字建造科技有限公司",
         *       "subtitle": "入会 · 初审",
         *       "submittedAt": "2026-11-20T06:30:00.000Z",
         *       "decisions": [
         *         "APPROVE",
         *         "RETURN",
         *         "REJECT"
         *       ],
         *       "submission": {
         *         "applyKind": "JOIN",
         *         "applyType": "UNIT"
         *       },
         *       "files": [
         *         {
         *           "name": "营业执照.jpg",
         *           "url": "http://127.0.0.1:4010/ht/files/attachments/12.jpg"
         *         }
         *       ]
         *     }
         */
        PendingReview: {
            /** @description What is to be decided; the decision names it. */
            kind: string;
            /** @description The same in Chinese. */
            kindName: string;
            id: number;
            title: string;
            /** @description What kind it is and where it stands. */
            subtitle: string;
            /**
             * Format: date-time
             * @description By the world's clock.
             */
            submittedAt: string;
            /** @description Those that exist for it. */
            decisions: components["schemas"]["Decision"][];
            /** @description What was handed in, in the contract's fields. */
            submission: {
                [key: string]: unknown;
            };
            /** @description The files in it. */
            files: {
                name: string;
                /** @description Absolute, to open. */
                url: string;
            }[];
        };
        /** @enum {string} */
        Decision: "APPROVE" | "RETURN" | "REJECT";
        /**
         * @example {
         *       "id": 701,
         *       "orderNo": "JC2026112100000701",
         *       "payerName": "苏婉清",
         *       "subject": "2026年度个人会员会费",
         *       "amount": 200,
         *       "status": "CREATED",
         *       "payChannel": "WECHAT",
         *       "isBeingPaid": false,
         *       "createdDate": "2026-11-21T02:00:00.000Z",
         *       "expireTime": "2026-11-21T04:00:00.000Z"
         *     }
         */
        OpenOrder: {
            id: number;
            orderNo: string;
            payerName: string;
            /** @description What is paid for. */
            subject: string;
            /** @description Yuan. */
            amount: number;
            /** @description State of the order, as the contract has it. */
            status: string;
            /**
             * @description Chosen by the buyer. A bank transfer (BANK) has no cashier: the association confirms it, at the review desk.
             * @enum {string|null}
             */
            payChannel: "ALIPAY" | "WECHAT" | "BANK" | "OFFLINE" | null;
            /** @description The buyer has paid, and the backend has not heard of it. */
            isBeingPaid: boolean;
            /** Format: date-time */
            createdDate: string;
            /**
             * Format: date-time
             * @description When it closes if it is not paid.
             */
            expireTime: string;
        };
        /**
         * @example {
         *       "id": 2,
         *       "memberName": "苏婉清",
         *       "lessonId": 11,
         *       "lessonTitle": "计价依据",
         *       "courseTitle": "工程造价管理",
         *       "isAsked": false,
         *       "asksAtNextReport": false
         *     }
         */
        LessonSession: {
            /** @description Of the member; each has one player open at most. */
            id: number;
            memberName: string;
            /** @description Lesson that is open. */
            lessonId: number;
            /** @description Title of the lesson. */
            lessonTitle: string;
            courseTitle: string;
            /** @description The question stands, and nothing counts until it is answered. */
            isAsked: boolean;
            /** @description The question whether somebody is there comes with the next report of progress. */
            asksAtNextReport: boolean;
        };
        /**
         * @example {
         *       "id": 4303,
         *       "title": "新版工程量清单计价标准应用研讨会",
         *       "startTime": "2026-12-03T01:00:00.000Z",
         *       "signedCount": 86,
         *       "quota": 120,
         *       "fee": 200,
         *       "status": "SIGNUP"
         *     }
         */
        OpenActivity: {
            id: number;
            title: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
            /** @description Places that are taken; their members are told of a cancellation. */
            signedCount: number;
            /** @description Places. */
            quota: number;
            /** @description What a place costs; yuan. */
            fee: number;
            /**
             * @description Whether members can sign up already.
             * @enum {string}
             */
            status: "UPCOMING" | "SIGNUP";
        };
        /**
         * @example {
         *       "id": 1,
         *       "orderNo": "JC2026112100000701",
         *       "payerName": "苏婉清",
         *       "subject": "2026年度个人会员会费",
         *       "channel": "WECHAT",
         *       "amount": 200,
         *       "paidAt": "2026-11-21T02:00:00.000Z",
         *       "state": "SETTLED",
         *       "notifiedCount": 1,
         *       "transactionId": "4200002026112100000000000701"
         *     }
         */
        Payment: {
            id: number;
            orderNo: string;
            payerName: string;
            /** @description What was paid for. */
            subject: string;
            /** @description Gateway that took the money. */
            channel: string;
            /** @description What the buyer paid; yuan. */
            amount: number;
            /**
             * Format: date-time
             * @description By the world's clock.
             */
            paidAt: string;
            /** @description What became of it. */
            state: string;
            /** @description How often the backend was notified of it. */
            notifiedCount: number;
            /** @description Number that the gateway gave it. */
            transactionId: string;
        };
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
            /** @description Path of the field in it, such as `phone`, `contacts.phone` or `people[1].phone`, counted from 0. */
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
            /** @description Of the answer. */
            status: number;
            /** @description What happened, for developers; of a 403 it is shown to the caller. */
            detail?: string;
            /** @description What was called, below the API's base or from the root of the server. */
            path?: string;
            /** @description Code of what happened, which clients have their own words for. */
            message?: string;
            /** @description What the words of the code in `message` are filled with; `ErrorParams` tells what each code has. */
            params?: {
                [key: string]: unknown;
            } | string;
            /** @description What is wrong, field by field; left out where no field is to blame. */
            fieldErrors?: components["schemas"]["FieldError"][];
            /** @description On a 401 for a token that was presented and refused. */
            result?: {
                /** @description True: somebody was logged in by that token, and is not any more; without a token there is no `result`. */
                isLogin?: boolean;
            };
        };
    };
    responses: {
        /** @description Why not. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "path": "/__mock/worlds/nobody",
                 *       "message": "error.http.404"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
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
    };
    parameters: {
        WorldName: components["schemas"]["WorldName"];
        /** @example 1 */
        Id: number;
        Limit: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type WorldName = components['schemas']['WorldName'];
export type ScenarioName = components['schemas']['ScenarioName'];
export type World = components['schemas']['World'];
export type Snapshot = components['schemas']['Snapshot'];
export type Clock = components['schemas']['Clock'];
export type Persona = components['schemas']['Persona'];
export type Fault = components['schemas']['Fault'];
export type Latency = components['schemas']['Latency'];
export type ActiveFault = components['schemas']['ActiveFault'];
export type NewOverride = components['schemas']['NewOverride'];
export type Override = components['schemas']['Override'];
export type Recording = components['schemas']['Recording'];
export type Deviation = components['schemas']['Deviation'];
export type Message = components['schemas']['Message'];
export type JournalEntry = components['schemas']['JournalEntry'];
export type ReviewPolicy = components['schemas']['ReviewPolicy'];
export type PendingReview = components['schemas']['PendingReview'];
export type Decision = components['schemas']['Decision'];
export type OpenOrder = components['schemas']['OpenOrder'];
export type LessonSession = components['schemas']['LessonSession'];
export type OpenActivity = components['schemas']['OpenActivity'];
export type Payment = components['schemas']['Payment'];
export type MaterialType = components['schemas']['MaterialType'];
export type FieldParams = components['schemas']['FieldParams'];
export type FieldError = components['schemas']['FieldError'];
export type Problem = components['schemas']['Problem'];
export type ResponseProblem = components['responses']['Problem'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ParameterWorldName = components['parameters']['WorldName'];
export type ParameterId = components['parameters']['Id'];
export type ParameterLimit = components['parameters']['Limit'];
export type $defs = Record<string, never>;
export interface operations {
    readAbout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "api": "http://127.0.0.1:4010/ht",
                     *       "reference": "http://127.0.0.1:4010/ht/reference/",
                     *       "portal": "http://127.0.0.1:8080",
                     *       "world": "default",
                     *       "freshSince": null
                     *     }
                     */
                    "application/json": {
                        /** @description Base of the product's API. */
                        api: string;
                        /** @description Page that shows the contract. */
                        reference: string;
                        /** @description Origin of the website that runs on this mock, if the mock was told. */
                        portal: string | null;
                        /** @description The world that answered. */
                        world: string;
                        /**
                         * Format: date-time
                         * @description When this start made the default world anew, as `npm run dev` lets it after a change of the seed; null when it goes on with the world that was there.
                         */
                        freshSince: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listWorlds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default world first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "default",
                     *         "scenario": "typical",
                     *         "now": "2026-11-21T02:00:00.000Z",
                     *         "isFrozen": false,
                     *         "isKept": true,
                     *         "bytes": 1048576,
                     *         "snapshots": [],
                     *         "faults": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["World"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    forkWorld: {
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
                 *       "name": "checkout-1",
                 *       "scenario": "typical"
                 *     }
                 */
                "application/json": {
                    name: components["schemas"]["WorldName"];
                    /** @description Beginning that it is a copy of. */
                    scenario?: components["schemas"]["ScenarioName"];
                    /** @description Living world that it is a copy of. */
                    from?: components["schemas"]["WorldName"];
                    /**
                     * @description Kept in a file over restarts; else in memory.
                     * @default false
                     */
                    isKept?: boolean;
                };
            };
        };
        responses: {
            /** @description The world. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "default",
                     *       "scenario": "typical",
                     *       "now": "2026-11-21T02:00:00.000Z",
                     *       "isFrozen": false,
                     *       "isKept": true,
                     *       "bytes": 1048576,
                     *       "snapshots": [],
                     *       "faults": 0
                     *     }
                     */
                    "application/json": components["schemas"]["World"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["WorldName"];
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
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["ServerError"];
        };
    };
    resetWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["WorldName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scenario": "year-end"
                 *     }
                 */
                "application/json": {
                    scenario?: components["schemas"]["ScenarioName"];
                };
            };
        };
        responses: {
            /** @description The world. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "default",
                     *       "scenario": "typical",
                     *       "now": "2026-11-21T02:00:00.000Z",
                     *       "isFrozen": false,
                     *       "isKept": true,
                     *       "bytes": 1048576,
                     *       "snapshots": [],
                     *       "faults": 0
                     *     }
                     */
                    "application/json": components["schemas"]["World"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Problem"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listSnapshots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["WorldName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "label": "before-paying",
                     *         "takenAt": "2026-11-21T02:00:00.000Z",
                     *         "bytes": 1048576
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Snapshot"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Problem"];
            500: components["responses"]["ServerError"];
        };
    };
    takeSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["WorldName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "before-paying"
                 *     }
                 */
                "application/json": {
                    /** @description What it will be restored by. */
                    label: components["schemas"]["WorldName"];
                };
            };
        };
        responses: {
            /** @description The snapshot. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "label": "before-paying",
                     *       "takenAt": "2026-11-21T02:00:00.000Z",
                     *       "bytes": 1048576
                     *     }
                     */
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Problem"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["WorldName"];
                label: components["schemas"]["WorldName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "default",
                     *       "scenario": "typical",
                     *       "now": "2026-11-21T02:00:00.000Z",
                     *       "isFrozen": false,
                     *       "isKept": true,
                     *       "bytes": 1048576,
                     *       "snapshots": [],
                     *       "faults": 0
                     *     }
                     */
                    "application/json": components["schemas"]["World"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Problem"];
            500: components["responses"]["ServerError"];
        };
    };
    listScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every scenario. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "typical",
                     *         "purpose": "a year like any other: every state somewhere, nothing in excess"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        name: components["schemas"]["ScenarioName"];
                        /** @description What stands in it. */
                        purpose: string;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    readClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "now": "2027-01-01T00:00:00.000Z",
                     *       "isFrozen": true,
                     *       "offsetSeconds": 3535200
                     *     }
                     */
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    moveClock: {
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
                 *       "advanceSeconds": 86400
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description What it is to say.
                     */
                    now?: string;
                    /** @description How far it is moved on; negative for back. */
                    advanceSeconds?: number;
                    /** @description Whether it stands still from then on, or runs. */
                    isFrozen?: boolean;
                };
            };
        };
        responses: {
            /** @description The clock as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "now": "2027-01-01T00:00:00.000Z",
                     *       "isFrozen": true,
                     *       "offsetSeconds": 3535200
                     *     }
                     */
                    "application/json": components["schemas"]["Clock"];
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
    listPersonas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every persona. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "key": "lin",
                     *         "kind": "PERSON",
                     *         "name": "林知远",
                     *         "login": "13800010001",
                     *         "password": "Jiangchuan@2026",
                     *         "state": "ACTIVE",
                     *         "purpose": "a member with nothing to pay"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Persona"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    logInAs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lin */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token, as a login would have given it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOi…",
                     *       "role": "memberPersonal"
                     *     }
                     */
                    "application/json": {
                        /** @description Goes into the header Authorization. */
                        token: string;
                        /**
                         * @description Whose pages it opens.
                         * @enum {string}
                         */
                        role: "memberPersonal" | "memberCompany" | "associationStaff";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Problem"];
            500: components["responses"]["ServerError"];
        };
    };
    listOperations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the document's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "listNews",
                     *         "method": "get",
                     *         "path": "/api/public/info-news-list",
                     *         "tag": "news",
                     *         "summary": "Published news, newest first"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: string;
                        /** @description HTTP method, in small letters. */
                        method: string;
                        /** @description Path below the base of the API, with its parameters in braces. */
                        path: string;
                        /** @description Group that it belongs to in the contract. */
                        tag: string;
                        summary: string;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they are tried. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "kind": "STATUS",
                     *         "operation": "listNews",
                     *         "status": 503,
                     *         "remaining": 3
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ActiveFault"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
        responses: {
            /** @description The fault. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "kind": "STATUS",
                     *       "operation": "listNews",
                     *       "status": 503,
                     *       "remaining": 3
                     *     }
                     */
                    "application/json": components["schemas"]["ActiveFault"];
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
    removeAllFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No fault is active. */
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
    removeFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
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
            404: components["responses"]["Problem"];
            500: components["responses"]["ServerError"];
        };
    };
    listOverrides: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they are tried, which is newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "operation": "listNews",
                     *         "target": null,
                     *         "status": 200,
                     *         "headers": {
                     *           "content-type": "application/json"
                     *         },
                     *         "body": [],
                     *         "remaining": 3,
                     *         "deviations": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Override"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    addOverride: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOverride"];
            };
        };
        responses: {
            /** @description The override. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "operation": "listNews",
                     *       "target": null,
                     *       "status": 200,
                     *       "headers": {
                     *         "content-type": "application/json"
                     *       },
                     *       "body": [],
                     *       "remaining": 3,
                     *       "deviations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Override"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    removeAllOverrides: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mock answers by itself. */
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
    removeOverride: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
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
            404: components["responses"]["Problem"];
            500: components["responses"]["ServerError"];
        };
    };
    recordAnswers: {
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
                 *       "backend": "http://127.0.0.1:4011/ht",
                 *       "token": "eyJhbGciOi…"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uri
                     * @description Base of its API, as `/ht` is the mock's.
                     */
                    backend: string;
                    /** @description Sent as `Authorization: Bearer`. */
                    token?: string;
                };
            };
        };
        responses: {
            /** @description What became of each address, in the journal's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "target": "/api/public/info-dicts-list",
                     *         "operation": "listDictionaries",
                     *         "override": 1,
                     *         "status": 200,
                     *         "deviations": [],
                     *         "failure": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Recording"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Problem"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Only to this number or address. */
                recipient?: string;
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "channel": "SMS",
                     *         "recipient": "13800010001",
                     *         "subject": "验证码",
                     *         "text": "【江川造价协会】验证码 482913，5 分钟内有效。",
                     *         "code": "482913",
                     *         "sentAt": "2026-11-21T02:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Message"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    emptyOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outbox is empty. */
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
    readCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b7f6f0e-9a3b-4f4c-8a39-5f0a3d2f7c11 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "answer": "7K3M"
                     *     }
                     */
                    "application/json": {
                        /** @description The characters in the picture. */
                        answer: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Problem"];
            500: components["responses"]["ServerError"];
        };
    };
    listCalls: {
        parameters: {
            query?: {
                /** @description Only calls with a larger id. */
                after?: number;
                /** @description Only calls of this operation. */
                operation?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "at": "2026-11-21T02:00:00.000Z",
                     *         "method": "GET",
                     *         "target": "/api/member-fees/user?size=20",
                     *         "page": "/financialManagement/fees",
                     *         "operation": "listMemberFees",
                     *         "caller": "林知远",
                     *         "status": 200,
                     *         "milliseconds": 1.4,
                     *         "requestBody": null,
                     *         "responseBody": [],
                     *         "responseHeaders": {
                     *           "content-type": "application/json; charset=utf-8",
                     *           "x-total-count": "0"
                     *         },
                     *         "isAnswerKept": true,
                     *         "requestFaults": [],
                     *         "responseFaults": [],
                     *         "injected": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["JournalEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    emptyJournal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journal is empty. */
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
    readReviewPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mode": "AUTO",
                     *       "delaySeconds": 60
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewPolicy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    setReviewPolicy: {
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
                 *       "mode": "AUTO",
                 *       "delaySeconds": 60
                 *     }
                 */
                "application/json": components["schemas"]["ReviewPolicy"];
            };
        };
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mode": "AUTO",
                     *       "delaySeconds": 60
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewPolicy"];
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
    listReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "kind": "APPLICATION",
                     *         "kindName": "入会申请",
                     *         "id": 3,
                     *         "title": "青屿新锐数字建造科技有限公司",
                     *         "subtitle": "入会 · 初审",
                     *         "submittedAt": "2026-11-20T06:30:00.000Z",
                     *         "decisions": [
                     *           "APPROVE",
                     *           "RETURN",
                     *           "REJECT"
                     *         ],
                     *         "submission": {
                     *           "applyKind": "JOIN",
                     *           "applyType": "UNIT"
                     *         },
                     *         "files": [
                     *           {
                     *             "name": "营业执照.jpg",
                     *             "url": "http://127.0.0.1:4010/ht/files/attachments/12.jpg"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PendingReview"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    decideReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example APPLICATION */
                kind: string;
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "result": "RETURN",
                 *       "opinion": "营业执照不清晰，请重新上传"
                 *     }
                 */
                "application/json": {
                    /** @description What is decided; only what exists for it. */
                    result: components["schemas"]["Decision"];
                    /**
                     * @description The reviewer's words, which the member reads.
                     * @default
                     */
                    opinion?: string;
                };
            };
        };
        responses: {
            /** @description Decided. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "orderNo": "JC2026112100000701",
                     *         "payerName": "苏婉清",
                     *         "subject": "2026年度个人会员会费",
                     *         "channel": "WECHAT",
                     *         "amount": 200,
                     *         "paidAt": "2026-11-21T02:00:00.000Z",
                     *         "state": "SETTLED",
                     *         "notifiedCount": 1,
                     *         "transactionId": "4200002026112100000000000701"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    notifyPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "orderNo": "JC2026112100000701",
                     *       "payerName": "苏婉清",
                     *       "subject": "2026年度个人会员会费",
                     *       "channel": "WECHAT",
                     *       "amount": 200,
                     *       "paidAt": "2026-11-21T02:00:00.000Z",
                     *       "state": "SETTLED",
                     *       "notifiedCount": 1,
                     *       "transactionId": "4200002026112100000000000701"
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Problem"];
            500: components["responses"]["ServerError"];
        };
    };
    listOpenOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 701,
                     *         "orderNo": "JC2026112100000701",
                     *         "payerName": "苏婉清",
                     *         "subject": "2026年度个人会员会费",
                     *         "amount": 200,
                     *         "status": "CREATED",
                     *         "payChannel": "WECHAT",
                     *         "isBeingPaid": false,
                     *         "createdDate": "2026-11-21T02:00:00.000Z",
                     *         "expireTime": "2026-11-21T04:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OpenOrder"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment; the one that is under way, when the buyer has paid already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "orderNo": "JC2026112100000701",
                     *       "payerName": "苏婉清",
                     *       "subject": "2026年度个人会员会费",
                     *       "channel": "WECHAT",
                     *       "amount": 200,
                     *       "paidAt": "2026-11-21T02:00:00.000Z",
                     *       "state": "SETTLED",
                     *       "notifiedCount": 1,
                     *       "transactionId": "4200002026112100000000000701"
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["ServerError"];
        };
    };
    listLessonSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of their members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "memberName": "苏婉清",
                     *         "lessonId": 11,
                     *         "lessonTitle": "计价依据",
                     *         "courseTitle": "工程造价管理",
                     *         "isAsked": false,
                     *         "asksAtNextReport": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LessonSession"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    askPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "memberName": "苏婉清",
                     *       "lessonId": 11,
                     *       "lessonTitle": "计价依据",
                     *       "courseTitle": "工程造价管理",
                     *       "isAsked": false,
                     *       "asksAtNextReport": false
                     *     }
                     */
                    "application/json": components["schemas"]["LessonSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Problem"];
            500: components["responses"]["ServerError"];
        };
    };
    listOpenActivities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of their beginning. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4303,
                     *         "title": "新版工程量清单计价标准应用研讨会",
                     *         "startTime": "2026-12-03T01:00:00.000Z",
                     *         "signedCount": 86,
                     *         "quota": 120,
                     *         "fee": 200,
                     *         "status": "SIGNUP"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OpenActivity"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is cancelled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["ServerError"];
        };
    };
}
