// Made from docs/openapi/pay.json.
export interface paths {
    "/api/v1/projects/{project}/quotas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the quotas that this service keeps, and what the project has used of them */
        get: operations["listQuotas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the payment providers */
        get: operations["listPaymentProviders"];
        put?: never;
        /**
         * Add a payment provider
         * @description Payments go by the first enabled provider that takes their method and currency, by `priority`. The sandbox is there by itself and goes last.
         */
        post: operations["createPaymentProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment-providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a payment provider */
        get: operations["getPaymentProvider"];
        put?: never;
        post?: never;
        /**
         * Remove a payment provider
         * @description Refused while payments of it are under way.
         */
        delete: operations["deletePaymentProvider"];
        options?: never;
        head?: never;
        /**
         * Change a payment provider
         * @description Payments that are under way go on with the new settings and secrets.
         */
        patch: operations["updatePaymentProvider"];
        trace?: never;
    };
    "/api/v1/payins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the pay-ins */
        get: operations["listPayins"];
        put?: never;
        /**
         * Take money in
         * @description The wallet has the money when `status` is `succeeded`; that may be at once, or seconds or days later. One that fails is answered with 201 too: read `status` and `failure`.
         */
        post: operations["createPayin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a pay-in */
        get: operations["getPayin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payins/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a pay-in back, or a part of it
         * @description Makes a payout to whoever paid, out of the wallet that was paid into; `GET /payouts` lists it too.
         */
        post: operations["refundPayin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the payouts and refunds */
        get: operations["listPayouts"];
        put?: never;
        /**
         * Pay money out
         * @description The money is held in the wallet, and leaves it when `status` is `succeeded`. A provider that refuses it is answered with 201 too: read `status` and `failure`.
         */
        post: operations["createPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a payout or refund */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reconciliations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reconciliations */
        get: operations["listReconciliations"];
        put?: never;
        /**
         * Compare what a provider settled with the books
         * @description Each day of each provider is compared by itself; this does it now, or with a file. A line that was seen before changes nothing. Fees are booked.
         */
        post: operations["createReconciliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reconciliations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a reconciliation with the sums of its days */
        get: operations["getReconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reconciliation-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what matched between providers and books, and what did not */
        get: operations["listReconciliationItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reconciliation-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a reconciliation item */
        get: operations["getReconciliationItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reconciliation-items/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a difference between a provider and the books
         * @description Each item is settled once. The settlement account then has what the provider says; the difference is in suspense or written off.
         */
        post: operations["resolveReconciliationItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the currencies of ISO 4217 and of the project, by code */
        get: operations["listCurrencies"];
        put?: never;
        /**
         * Make a currency of the project, such as points
         * @description Its code and its exponent can never change: amounts would mean something else.
         */
        post: operations["createCurrency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/currencies/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a currency */
        get: operations["getCurrency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Rename a currency of the project, or take it out of use */
        patch: operations["updateCurrency"];
        trace?: never;
    };
    "/api/v1/fx/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the prices that were set */
        get: operations["listFxRates"];
        /**
         * Set the price of two currencies, from a moment on
         * @description It counts in both directions, before any published rate, until a later one begins. Quotes that exist keep theirs.
         */
        put: operations["setFxRate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fx/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask at what price one currency is exchanged for another
         * @description The price is kept for 60 seconds, for one trade.
         */
        post: operations["createFxQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fx/quotes/{quote}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a quote */
        get: operations["getFxQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fx/trades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the trades */
        get: operations["listFxTrades"];
        put?: never;
        /**
         * Exchange between two wallets by a quote
         * @description Uses the quote up, also when the wallet turns out to have too little.
         */
        post: operations["createFxTrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fx/trades/{trade}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a trade */
        get: operations["getFxTrade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/system-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where money is while no wallet has it
         * @description Accounts for fees, exchange, settlement, escrow and what nobody knows yet. They are made when they are first needed, and only payments change them.
         */
        get: operations["listSystemAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/wallet-totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum what is in the wallets, by currency
         * @description Wallets of the kind `world` do not count.
         */
        get: operations["getWalletTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the wallets with their balances */
        get: operations["listWallets"];
        put?: never;
        /**
         * Make a wallet, empty and in one currency
         * @description A wallet of the kind `world` stands for the outside: book money in from it, and out to it.
         */
        post: operations["createWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/wallets/{wallet}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a wallet, by id or external id */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a wallet */
        patch: operations["updateWallet"];
        trace?: never;
    };
    "/api/v1/wallets/{wallet}/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let nothing leave a wallet, or let nothing move in it */
        post: operations["freezeWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/wallets/{wallet}/unfreeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a frozen wallet again */
        post: operations["unfreezeWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/wallets/{wallet}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an empty wallet for ever
         * @description What it booked stays readable. `wallet_not_empty` while it has or holds money.
         */
        post: operations["closeWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/wallets/{wallet}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is in a wallet, now or at another time
         * @description By booking: `at` a moment, or after `version` entries. With `effective` by the time that entries take effect, which payments can name.
         */
        get: operations["getWalletBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/wallets/{wallet}/balance/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how what is in a wallet changed, for a chart
         * @description What was booked at each point; at most 1000 points.
         */
        get: operations["getWalletBalanceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/wallets/{wallet}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what came into a wallet and what went out, with the balance after each */
        get: operations["listWalletEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/wallets/{wallet}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download what was booked in a period, as JSON, CSV or PDF
         * @description Opening and closing balance, totals and up to 100,000 lines. CSV and PDF have decimal amounts by the exponent of the currency; texts in CSV that look like formulas begin with an apostrophe.
         */
        get: operations["getWalletStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transfers/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make up to 1000 transfers
         * @description Each for itself, in their order, with a result for each; with `atomic` all of them or none. Those that were made are not made again when the request is repeated.
         */
        post: operations["createTransfers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transfers/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what would become of a transfer
         * @description Nothing moves and nothing is kept. It may be otherwise in a moment.
         */
        post: operations["previewTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/postings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move money between up to 100 wallets at once
         * @description Such as a sale with a fee. All of it happens, or nothing.
         */
        post: operations["createPosting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List transfers, postings and reversals, also those that failed */
        get: operations["listTransfers"];
        put?: never;
        /**
         * Move money from one wallet to another
         * @description Done when it is answered. A refusal is kept too: a new try needs a new key.
         */
        post: operations["createTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transfers/{transfer}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a transfer and its entries */
        get: operations["getTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transfers/{transfer}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a transfer back, all of it or a part
         * @description As often as something is left of it. The original stays as it is.
         */
        post: operations["reverseTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/escrows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the escrows */
        get: operations["listEscrows"];
        put?: never;
        /**
         * Make an escrow between two wallets
         * @description It moves no money: fund it to bring the money of the buyer in.
         */
        post: operations["createEscrow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/escrows/{escrow}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an escrow and what happened to it */
        get: operations["getEscrow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the metadata of an escrow */
        patch: operations["updateEscrow"];
        trace?: never;
    };
    "/api/v1/escrows/{escrow}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the arbiter something about a dispute */
        post: operations["addEscrowEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/escrows/{escrow}/fund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the money of the buyer into escrow
         * @description The amount and the part of the fee that the buyer pays. Only the buyer may.
         */
        post: operations["fundEscrow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/escrows/{escrow}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the terms on
         * @description Only the seller may. From then on the buyer cannot withdraw.
         */
        post: operations["acceptEscrow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/escrows/{escrow}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that all of it, or a milestone, is delivered
         * @description Only the seller may. The days for inspection begin.
         */
        post: operations["deliverEscrow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/escrows/{escrow}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up an escrow that holds no money
         * @description Buyer and seller may.
         */
        post: operations["cancelEscrow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/escrows/{escrow}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay the seller
         * @description Only the buyer may: a milestone, an amount, or all that is left. The fee is taken of it.
         */
        post: operations["releaseEscrow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/escrows/{escrow}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay the buyer back
         * @description Seller and arbiter may; the buyer only if the terms let it, before the seller accepts or delivers.
         */
        post: operations["refundEscrow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/escrows/{escrow}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop everything until the arbiter decides
         * @description Buyer and seller may, while money is in escrow.
         */
        post: operations["disputeEscrow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/escrows/{escrow}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Divide what is left between seller and buyer
         * @description Only the arbiter may. Both parts sum to what remains.
         */
        post: operations["resolveEscrow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the holds */
        get: operations["listHolds"];
        put?: never;
        /**
         * Put an amount of a wallet aside
         * @description It stays in the wallet and cannot be spent until it is captured or given back.
         */
        post: operations["createHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/holds/{hold}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a hold and what happened to it */
        get: operations["getHold"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/holds/{hold}/capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay out of a hold
         * @description What is left is given back, unless the capture is not the final one.
         */
        post: operations["captureHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/holds/{hold}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give back what is left of a hold */
        post: operations["voidHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/holds/{hold}/increase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put more aside for a hold */
        post: operations["increaseHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ledger/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sealed blocks of the ledger
         * @description Operations are sealed within seconds, in blocks that hold the hash of the one before. Who keeps a hash elsewhere can tell later that nothing before it was changed.
         */
        get: operations["listLedgerBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ledger/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the books of the project
         * @description Sums up every entry anew and compares every block with what it sealed.
         */
        get: operations["verifyLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/test-clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what time it is for the project
         * @description Without a test clock, and in live mode, that is real time.
         */
        get: operations["getTestClock"];
        put?: never;
        /**
         * Stop the time of the project in test mode
         * @description From then on time stands still for its payments until it is advanced: holds, escrows, quotes and the sandbox bank live by it.
         */
        post: operations["createTestClock"];
        /**
         * Let real time count again
         * @description Refused while the clock is ahead of real time: time does not go back.
         */
        delete: operations["deleteTestClock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/test-clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move time forward
         * @description What comes due on the way happens in order, each at its own time. With much to do the answer is `advancing`: read the clock until it is `ready`.
         */
        post: operations["advanceTestClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened
         * @description Events are kept for 30 days.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what happens
         * @description Server-sent events named `event`, each with an Event. Without a resume point the stream starts with what happens next; with one, nothing is left out or repeated.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who changed what */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the audit log
         * @description One AuditEntry a line (NDJSON), newest first.
         */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show what the project used of this service */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhooks, newest first */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Have events sent to an address
         * @description Each event is posted as JSON, signed as Standard Webhooks has it, at least once and always with the same `webhook-id`; an answer of 2xx ends the delivery. A delivery that fails is tried again after 5 s, 1 min, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, each give or take 5 %: 11 attempts in about three days. A webhook to which nothing could be delivered for 5 days is disabled, and one that answers 410 at once; the event `webhook.disabled` tells so.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a webhook */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook and its log */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Enabling it again forgives what failed before.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing secret
         * @description Deliveries carry a signature of each secret until the overlap is over.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deliveries to all webhooks, newest first */
        get: operations["listAllWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test event */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deliveries, newest first */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a delivery: what is sent, and every attempt */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/deliveries/{delivery}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a delivery again */
        post: operations["replayWebhookDelivery"];
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
        QuotaUse: {
            /** @description What is counted, such as `keys` or `messages_per_day`. */
            name: string;
            /** @description Most that the project may have; null for any number. */
            limit: number | null;
            /** @description How much of it is used now; daily quotas start again at 00:00 UTC. */
            used: number;
        };
        CreatePaymentProvider: {
            /**
             * @description What speaks with it.
             * @enum {string}
             */
            kind: "sandbox" | "stripe";
            /** @description Name of the provider. */
            name?: string;
            /** @description Settings of the kind. */
            settings?: {
                [key: string]: unknown;
            };
            /** @description Keys of the kind. They are never shown again. */
            secrets?: {
                [key: string]: unknown;
            };
            /** @description Currencies that it is given; every currency when empty. */
            currencies?: string[];
            /** @description Of those that fit, the smallest goes first. */
            priority?: number;
            /** @description Whether it is given payments. */
            is_enabled?: boolean;
        };
        PaymentProvider: {
            /** @description `ppr_…` */
            id: string;
            /**
             * @description Mode of the project that it belongs to.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description What speaks with it.
             * @enum {string}
             */
            kind: "sandbox" | "stripe";
            /** @description Whether no real money moves. */
            is_sandbox: boolean;
            /** @description Name of the provider. */
            name: string;
            /** @description Settings of the kind. */
            settings: {
                [key: string]: unknown;
            };
            /** @description Whether keys are kept. */
            has_secrets: boolean;
            /** @description Where the provider posts its webhooks. */
            webhook_url: string;
            /** @description What it takes money from and pays to. */
            methods: ("card" | "iban" | "phone" | "token")[];
            /** @description Currencies that it is given; empty for all. */
            currencies: string[];
            /** @description Of those that fit, the smallest goes first. */
            priority: number;
            /** @description Whether it is given payments. */
            is_enabled: boolean;
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        UpdatePaymentProvider: {
            /** @description Name of the provider. */
            name?: string;
            /** @description Settings to change; those left out stay. */
            settings?: {
                [key: string]: unknown;
            };
            /** @description Replaces all secrets. They are never shown again. */
            secrets?: {
                [key: string]: unknown;
            };
            /** @description Currencies that it is given; every currency when empty. */
            currencies?: string[];
            /** @description Of those that fit, the smallest goes first. */
            priority?: number;
            /** @description Whether it is given payments. */
            is_enabled?: boolean;
        };
        Deleted: {
            id: string;
            /** @enum {boolean} */
            deleted: true;
        };
        CreatePayin: {
            /** @description Wallet that gets the money. */
            wallet: string;
            method: components["schemas"]["PaymentMethod"];
            /**
             * Format: uri
             * @description Where the payer comes back to after a page of the provider.
             */
            return_url?: string;
            /** @description Minor units in quotes, such as `"1250"` for 12.50 euros. */
            amount: string;
            /** @description Code of a currency, such as `EUR`; see `GET /currencies`. */
            currency: string;
            /** @description Who is to carry it; the first that fits by default. */
            provider?: string;
            /** @description A sentence for people. */
            description?: string;
            /** @description Up to 50 texts of your own by name, 500 characters each. */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description What the money is taken from or paid to. */
        PaymentMethod: {
            /**
             * @description A card.
             * @enum {string}
             */
            type: "card";
            /** @description Number of the card. Only the sandbox takes it; others want a token. */
            number: string;
            /** @description Name of the holder. */
            holder?: string;
        } | {
            /**
             * @description A bank account.
             * @enum {string}
             */
            type: "iban";
            /** @description IBAN of the account. */
            iban: string;
            /** @description Name of the holder. */
            holder?: string;
        } | {
            /**
             * @description A wallet of mobile money.
             * @enum {string}
             */
            type: "phone";
            /** @description Number of the phone in the form of E.164. */
            phone: string;
            /** @description Name of the holder. */
            holder?: string;
        } | {
            /**
             * @description Something that the provider keeps and names.
             * @enum {string}
             */
            type: "token";
            /** @description What the provider names it, such as `pm_…` or `ba_…` of Stripe. */
            token: string;
        };
        Payin: {
            /** @description `pin_…` */
            id: string;
            /**
             * @description Mode of the project that it belongs to.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Whether a bank for trials carries it: no real money moves. */
            is_sandbox: boolean;
            /** @description `ppr_…`: who carries it. */
            provider: string;
            /** @description `wal_…`: whose money it is. */
            wallet: string;
            /** @description Minor units, such as `"1250"` for 12.50 euros. */
            amount: string;
            /** @description Code of the currency. */
            currency: string;
            /**
             * @description What it has come to.
             * @enum {string}
             */
            status: "created" | "pending" | "succeeded" | "failed" | "returned";
            /** @description Code of a failure or return. */
            failure: string | null;
            /** @description The provider's name of it. */
            provider_reference: string | null;
            /** @description What the suspense account has of it: money that the wallet could not be given; negative for what it could not give back. */
            suspense_amount: string;
            /** @description Operation of the ledger that booked it; null before that. */
            operation: string | null;
            /** @description A sentence for people. */
            description: string | null;
            /** @description Texts of your own by name. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it succeeded.
             */
            succeeded_at: string | null;
            /** @description What the money is taken from. */
            method: components["schemas"]["ShownPaymentMethod"] | null;
            /** @description Where the payer has to go to agree; null when nowhere. */
            redirect_url: string | null;
            /** @description What was given back, or is about to be. */
            refunded_amount: string;
        };
        /** @description What the money is taken from or paid to. */
        ShownPaymentMethod: {
            /**
             * @description What it is.
             * @enum {string}
             */
            type: "card" | "iban" | "phone" | "token";
            /** @description Its last four characters. */
            last4: string;
        };
        RefundPayin: {
            /** @description What to give back; all that is left when not given. */
            amount?: string;
            /** @description A sentence for people. */
            description?: string;
            /** @description Up to 50 texts of your own by name, 500 characters each. */
            metadata?: {
                [key: string]: string;
            };
        };
        Payout: {
            /** @description `pot_…` */
            id: string;
            /**
             * @description Mode of the project that it belongs to.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Whether a bank for trials carries it: no real money moves. */
            is_sandbox: boolean;
            /** @description `ppr_…`: who carries it. */
            provider: string;
            /** @description `wal_…`: whose money it is. */
            wallet: string;
            /** @description Minor units, such as `"1250"` for 12.50 euros. */
            amount: string;
            /** @description Code of the currency. */
            currency: string;
            /**
             * @description What it has come to.
             * @enum {string}
             */
            status: "created" | "pending" | "succeeded" | "failed" | "returned";
            /** @description Code of a failure or return. */
            failure: string | null;
            /** @description The provider's name of it. */
            provider_reference: string | null;
            /** @description What the suspense account has of it: money that the wallet could not be given; negative for what it could not give back. */
            suspense_amount: string;
            /** @description Operation of the ledger that booked it; null before that. */
            operation: string | null;
            /** @description A sentence for people. */
            description: string | null;
            /** @description Texts of your own by name. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it succeeded.
             */
            succeeded_at: string | null;
            /** @description Where the money goes; null for whoever paid it in. */
            destination: components["schemas"]["ShownPaymentMethod"] | null;
            /** @description `pin_…` when a pay-in is given back. */
            payin: string | null;
            /** @description `hld_…`: keeps the money in the wallet until it is paid. */
            hold: string | null;
        };
        CreatePayout: {
            /** @description Wallet that pays. */
            wallet: string;
            /** @description Where the money goes. */
            destination: components["schemas"]["PaymentMethod"];
            /** @description Minor units in quotes, such as `"1250"` for 12.50 euros. */
            amount: string;
            /** @description Code of a currency, such as `EUR`; see `GET /currencies`. */
            currency: string;
            /** @description Who is to carry it; the first that fits by default. */
            provider?: string;
            /** @description A sentence for people. */
            description?: string;
            /** @description Up to 50 texts of your own by name, 500 characters each. */
            metadata?: {
                [key: string]: string;
            };
        };
        CreateReconciliation: {
            /** @description `ppr_…`: whose settlement it is. */
            provider: string;
            /**
             * Format: date
             * @description First day, in UTC.
             */
            from: string;
            /**
             * Format: date
             * @description Last day, in UTC; at most 31 days.
             */
            to: string;
            /** @description Settlement file: `line,day,kind,order_id,reference,amount,fee,currency`. The provider is asked when not given. */
            csv?: string;
        };
        ReconciliationDetail: {
            /** @description `rec_…` */
            id: string;
            /**
             * @description Mode of the project that it belongs to.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description `ppr_…`: whose settlement it is. */
            provider: string;
            /**
             * @description Whether the provider was asked, or a file sent.
             * @enum {string}
             */
            source: "pull" | "upload";
            /** @description First day, in UTC. */
            from: string;
            /** @description Last day, in UTC. */
            to: string;
            /** @description How many lines the provider gave. */
            lines: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Sums of these days by currency and status, over all imports of the provider. */
            totals: {
                /** @description Day in UTC. */
                day: string;
                /** @description Code of the currency. */
                currency: string;
                /**
                 * @description How lines and books agree.
                 * @enum {string}
                 */
                status: "matched" | "missing_internal" | "missing_external" | "amount_differs";
                /** @description How many. */
                items: number;
                /** @description How many of them wait for somebody. */
                open: number;
                /** @description What the provider says. */
                amount: string;
                /** @description What the provider kept. */
                fee: string;
                /** @description What the books say. */
                booked_amount: string;
            }[];
        };
        Reconciliation: {
            /** @description `rec_…` */
            id: string;
            /**
             * @description Mode of the project that it belongs to.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description `ppr_…`: whose settlement it is. */
            provider: string;
            /**
             * @description Whether the provider was asked, or a file sent.
             * @enum {string}
             */
            source: "pull" | "upload";
            /** @description First day, in UTC. */
            from: string;
            /** @description Last day, in UTC. */
            to: string;
            /** @description How many lines the provider gave. */
            lines: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        ReconciliationItem: {
            /** @description `rci_…` */
            id: string;
            /**
             * @description Mode of the project that it belongs to.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description `ppr_…`: whose settlement it is. */
            provider: string;
            /** @description `rec_…`: the import that saw it first. */
            reconciliation: string;
            /**
             * @description How line and books agree.
             * @enum {string}
             */
            status: "matched" | "missing_internal" | "missing_external" | "amount_differs";
            /** @description Day in UTC. */
            day: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "payin" | "payout" | "refund" | "return" | "fee" | "other";
            /** @description The provider's name of the line; null without one. */
            line: string | null;
            /** @description The provider's name of the payment. */
            provider_reference: string | null;
            /** @description `pin_…` or `pot_…`; null when the books have none. */
            order: string | null;
            /** @description Code of the currency. */
            currency: string;
            /** @description What the provider says; negative for what went out. */
            amount: string | null;
            /** @description What the provider kept. */
            fee: string;
            /** @description What the books say. */
            booked_amount: string | null;
            /**
             * @description What somebody did about it.
             * @enum {string|null}
             */
            resolution: "suspense" | "write_off" | "link" | null;
            /** @description Why. */
            note: string | null;
            /** @description Operation of the ledger that booked it. */
            operation: string | null;
            /**
             * Format: date-time
             * @description When it was settled.
             */
            resolved_at: string | null;
            /**
             * Format: date-time
             * @description When it was first seen.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        ResolveReconciliationItem: {
            /**
             * @description `suspense`: the difference waits in suspense; `write_off`: it is given up; `link`: the line belongs to `order`.
             * @enum {string}
             */
            action: "suspense" | "write_off" | "link";
            /** @description `pin_…` or `pot_…` that the line belongs to; only for `link`. */
            order?: string;
            /** @description Why, for whoever reads it later. */
            note?: string;
        };
        Currency: {
            /** @description Code that amounts name it by. */
            code: string;
            /**
             * @description Of ISO 4217, or `custom`: of this project.
             * @enum {string}
             */
            kind: "iso" | "custom";
            /** @description Digits after the decimal point. */
            exponent: number;
            /** @description Name that people know it by. */
            name: string;
            /** @description Three digits of ISO 4217; null for custom ones. */
            numeric_code: string | null;
            /** @description Whether something new may be made in it. */
            active: boolean;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        CreateCurrency: {
            /** @description 3 to 10 capital letters and digits; no code of ISO 4217. */
            code: string;
            /** @description Digits after the decimal point; 2 if a hundred minor units make a whole one. */
            exponent: number;
            /** @description Name that people know it by. */
            name: string;
        };
        UpdateCurrency: {
            /** @description Name that people know it by. */
            name?: string;
            /** @description Whether something new may be made in it. */
            active?: boolean;
        };
        SetFxRate: {
            /** @description Code of a currency, such as `EUR`; see `GET /currencies`. */
            base: string;
            /** @description Code of a currency, such as `EUR`; see `GET /currencies`. */
            quote: string;
            /** @description Units of `quote` for one unit of `base`, such as `"1.0842"`; null for published rates again. */
            rate: string | null;
            /**
             * @description Kept of the price in either direction, in hundredths of a per cent.
             * @default 0
             */
            spread_bps?: number;
            /**
             * Format: date-time
             * @description When it begins to count; at once when not given, and never in the past.
             */
            valid_from?: string;
        };
        FxRate: {
            /** @description `fxr_…` */
            id: string;
            /** @description Currency that is priced. */
            base: string;
            /** @description Currency that it is priced in. */
            quote: string;
            /** @description Units of `quote` for one unit of `base`; null where published rates count again. */
            rate: string | null;
            /** @description Kept in either direction, in hundredths of a per cent. */
            spread_bps: number;
            /**
             * Format: date-time
             * @description When it begins to count.
             */
            valid_from: string;
            /**
             * Format: date-time
             * @description When it was set.
             */
            created_at: string;
        };
        CreateFxQuote: {
            /** @description Currency that is given. */
            sell_currency: string;
            /** @description Currency that is got for it. */
            buy_currency: string;
            /** @description Minor units to give, such as `"1250"`. */
            sell_amount?: string;
            /** @description Minor units to get; instead of `sell_amount`. */
            buy_amount?: string;
        };
        FxQuote: {
            /** @description `fxq_…` */
            id: string;
            /**
             * @description Only an `open` one can be traded.
             * @enum {string}
             */
            status: "open" | "used" | "expired";
            /** @description Currency that is given. */
            sell_currency: string;
            /** @description Minor units, such as `"1250"` for 12.50 euros. */
            sell_amount: string;
            /** @description Currency that is got for it. */
            buy_currency: string;
            /** @description Minor units, such as `"1250"` for 12.50 euros. */
            buy_amount: string;
            /**
             * @description Which of the two amounts was asked for.
             * @enum {string}
             */
            fixed: "sell" | "buy";
            /** @description Units that are got for one unit, after the spread, as a decimal. */
            rate: string;
            /** @description The same before the spread. */
            mid_rate: string;
            /** @description Kept of the price, in hundredths of a per cent. */
            spread_bps: number;
            /**
             * @description `table` of the project, or published by the `ecb`.
             * @enum {string}
             */
            source: "table" | "ecb";
            /**
             * Format: date
             * @description Day that the price is of.
             */
            rate_date: string;
            /** @description `fxt_…` of the trade that used it; null for none. */
            trade: string | null;
            /**
             * Format: date-time
             * @description Until when it can be traded.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        CreateFxTrade: {
            /** @description `fxq_…` of an open quote. */
            quote: string;
            /** @description `wal_…` that gives, in the currency that is sold. */
            from_wallet: string;
            /** @description `wal_…` that gets, in the currency that is bought. */
            to_wallet: string;
        };
        FxTrade: {
            /** @description `fxt_…` */
            id: string;
            /**
             * @description A `pending` one is finished within seconds.
             * @enum {string}
             */
            status: "pending" | "executed" | "failed";
            /** @description Why it failed, such as `insufficient_funds`. */
            code: string | null;
            /** @description `fxq_…` of the quote that it used. */
            quote: string;
            /** @description `wal_…` that gave. */
            from_wallet: string;
            /** @description `wal_…` that got. */
            to_wallet: string;
            /** @description Currency that was given. */
            sell_currency: string;
            /** @description Minor units, such as `"1250"` for 12.50 euros. */
            sell_amount: string;
            /** @description Currency that was got for it. */
            buy_currency: string;
            /** @description Minor units, such as `"1250"` for 12.50 euros. */
            buy_amount: string;
            /** @description Units that were got for one unit, as a decimal. */
            rate: string;
            /** @description `pst_…` of the ledger; null unless executed. */
            posting: string | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it came to an end.
             */
            updated_at: string;
        };
        SystemAccount: {
            /** @description Such as `acc_…`; entries name it as the other side. */
            id: string;
            /**
             * @description What the money on it waits for.
             * @enum {string}
             */
            kind: "escrow" | "fee" | "fx" | "settlement" | "suspense" | "world";
            /** @description Code of the currency. */
            currency: string;
            balance: components["schemas"]["WalletBalance"];
            /**
             * Format: date-time
             * @description When it was first needed.
             */
            created_at: string;
        };
        WalletBalance: {
            /** @description What is there, in minor units. */
            posted: string;
            /** @description What of it is put aside by holds. */
            held: string;
            /** @description What is not put aside; what may be overdrawn is not in it. */
            available: string;
        };
        WalletTotals: {
            /** @description One for each currency that wallets have, by code. */
            items: {
                /** @description Code of the currency. */
                currency: string;
                /** @description How many wallets of it are not closed. */
                wallets: number;
                /** @description What is in them together, in minor units. */
                posted: string;
                /** @description What of it is put aside by holds. */
                held: string;
                /** @description What is not put aside. */
                available: string;
            }[];
        };
        CreateWallet: {
            /**
             * @description Name that people know it by.
             * @default null
             */
            name?: string | null;
            /**
             * @description Your own name of it; no two wallets share one.
             * @default null
             */
            external_id?: string | null;
            /**
             * @description Whose it is, such as a user (`usr_…`) of yours.
             * @default null
             */
            owner?: string | null;
            /** @description Code of a currency, such as `EUR`; see `GET /currencies`. */
            currency: string;
            /**
             * @description `world` stands for the outside and may go below nothing without limit.
             * @default wallet
             * @enum {string}
             */
            kind?: "wallet" | "world";
            /** @description How far below nothing it may go; `"0"` when not given, null for no limit. */
            overdraft_limit?: string | null;
            /**
             * @description Up to 50 texts of your own, kept with the wallet.
             * @default {}
             */
            metadata?: {
                [key: string]: string;
            };
        };
        Wallet: {
            /** @description `wal_…` */
            id: string;
            /**
             * @description `world` stands for the outside and may go below nothing without limit.
             * @enum {string}
             */
            kind: "wallet" | "world";
            /** @description Code of the currency. */
            currency: string;
            /**
             * @description Nothing leaves a `frozen_debit` one, nothing moves in a `frozen` one.
             * @enum {string}
             */
            status: "open" | "frozen_debit" | "frozen" | "closed";
            /** @description Name that people know it by. */
            name: string | null;
            /** @description Your own name of it; no two wallets share one. */
            external_id: string | null;
            /** @description Whose it is, such as a user (`usr_…`) of yours. */
            owner: string | null;
            /** @description How far below nothing it may go; null for no limit. */
            overdraft_limit: string | null;
            balance: components["schemas"]["WalletBalance"];
            /** @description Why it is frozen, if somebody said. */
            freeze_reason: string | null;
            /** @description Up to 50 texts of your own, kept with the wallet. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed; postings are no changes.
             */
            updated_at: string;
        };
        UpdateWallet: {
            /** @description Name that people know it by. */
            name?: string | null;
            /** @description Whose it is, such as a user (`usr_…`) of yours. */
            owner?: string | null;
            /** @description How far below nothing it may go, in minor units; null for no limit. */
            overdraft_limit?: string | null;
            /** @description Up to 50 texts of your own, kept with the wallet. */
            metadata?: {
                [key: string]: string;
            };
        };
        FreezeWallet: {
            /**
             * @description `debit`: nothing leaves it any more; `all`: nothing comes in either.
             * @default debit
             * @enum {string}
             */
            scope?: "debit" | "all";
            /** @description Why; kept with the wallet. */
            reason?: string;
        };
        Balance: {
            /** @description `wal_…` */
            wallet: string;
            /** @description Code of the currency. */
            currency: string;
            /** @description What was booked, in minor units. */
            posted: string;
            /** @description What is put aside by holds; null for the past. */
            held: string | null;
            /** @description What is not put aside; null for the past. */
            available: string | null;
            /** @description How many entries it had; null for `effective`. */
            version: number | null;
            /**
             * Format: date-time
             * @description As of when.
             */
            at: string;
        };
        BalanceHistory: {
            /** @description `wal_…` */
            wallet: string;
            /** @description Code of the currency. */
            currency: string;
            /**
             * @description From one point to the next.
             * @enum {string}
             */
            step: "hour" | "day";
            /** @description Oldest first. */
            items: {
                /**
                 * Format: date-time
                 * @description As of when.
                 */
                at: string;
                /** @description What was booked, in minor units. */
                posted: string;
                /** @description How many entries the wallet had. */
                version: number;
            }[];
        };
        Entry: {
            /** @description Counts the entries of the wallet from 1, in the order of booking. */
            version: number;
            /**
             * @description Whether it came in or went out.
             * @enum {string}
             */
            direction: "in" | "out";
            /** @description Minor units; negative when it went out. */
            amount: string;
            /** @description What was in the wallet after it. */
            balance_after: string;
            /** @description What booked it. */
            operation: {
                /** @description Identifier of the payment, such as `txn_…`. */
                id: string;
                /** @description Such as `transfer`, `posting`, `capture` or `reverse`. */
                kind: string;
            };
            /** @description Description of the payment. */
            description: string | null;
            /** @description Reference of the payment. */
            reference: string | null;
            /** @description The other side; null when there are several. */
            counterparty: {
                /** @description `wal_…`, or `acc_…` for an account of the system. */
                id: string;
                /** @description Name of that wallet. */
                name: string | null;
            } | null;
            /**
             * Format: date-time
             * @description When it takes effect.
             */
            effective_at: string;
            /**
             * Format: date-time
             * @description When it was booked.
             */
            created_at: string;
        };
        CreateTransfers: {
            /** @description Up to 1000 transfers, each as it is made alone, with a `key` if it is to have its own. */
            transfers: unknown[];
            /**
             * @description Whether one that cannot be made keeps all others from being made.
             * @default false
             */
            atomic?: boolean;
        };
        TransferResults: {
            /** @description How many were made. */
            posted: number;
            /** @description How many were not. */
            failed: number;
            /** @description One for each, in their order. */
            results: {
                /** @description Which of the transfers; counts from 0. */
                index: number;
                /**
                 * @description Whether the money has moved.
                 * @enum {string}
                 */
                status: "posted" | "failed";
                /** @description Whether an earlier request did it. */
                is_replayed: boolean;
                /** @description What was made. */
                transfer: components["schemas"]["PostedTransfer"] | null;
                /** @description Why it was not made. */
                error: {
                    /** @description Why it was not made. */
                    code: string;
                    /** @description A sentence. */
                    message: string;
                    /** @description What is wrong with its fields. */
                    errors: {
                        /** @description Where the problem is, such as `body.transfers.0.amount`. */
                        location: string;
                        /** @description What kind of problem it is. */
                        code: string;
                        /** @description A sentence. */
                        message: string;
                    }[];
                } | null;
            }[];
        };
        PostedTransfer: {
            /** @description `txn_…` */
            id: string;
            /**
             * @description The money has moved.
             * @enum {string}
             */
            status: "posted";
            /** @description Wallet that pays. */
            from: string;
            /** @description Wallet that is paid. */
            to: string;
            /** @description Minor units, such as `"1250"` for 12.50 euros. */
            amount: string;
            /** @description Code of the currency. */
            currency: string;
            /** @description What it is called elsewhere. */
            reference: string | null;
            /** @description A sentence for people. */
            description: string | null;
            /** @description Texts of your own by name. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it counts as having happened.
             */
            effective_at: string;
            /**
             * Format: date-time
             * @description When it was decided.
             */
            created_at: string;
        };
        CreateTransfer: {
            /** @description Wallet that pays. */
            from: string;
            /** @description Wallet that is paid. */
            to: string;
            /** @description Minor units in quotes, such as `"1250"` for 12.50 euros. */
            amount: string;
            /** @description Code of a currency, such as `EUR`; see `GET /currencies`. */
            currency: string;
            /** @description What it is called elsewhere, such as the number of an order. */
            reference?: string;
            /** @description A sentence for people. */
            description?: string;
            /** @description Up to 50 texts of your own by name, 500 characters each. */
            metadata?: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it counts as having happened, from 1970 to a day from now; now when not given. Balances follow the order of posting all the same.
             */
            effective_at?: string;
        };
        TransferPreview: {
            /**
             * @description Whether the money would move.
             * @enum {string}
             */
            status: "posted" | "failed";
            /** @description Why it would not. */
            code: string | null;
            /** @description The same as a sentence. */
            message: string | null;
            /** @description The wallets afterwards; as they are if nothing would move. */
            wallets: {
                /** @description Whose wallet. */
                wallet: string;
                /** @description What it would have. */
                balance: string;
                /** @description What it could spend: less what is held. */
                available: string;
            }[];
        };
        CreatePosting: {
            /** @description 2 to 100; what leaves and what comes in are the same in each currency. */
            legs: {
                /** @description Wallet, named once. */
                wallet: string;
                /** @description Minor units in quotes; negative for what leaves the wallet. */
                amount: string;
                /** @description Code of a currency, such as `EUR`; see `GET /currencies`. */
                currency: string;
            }[];
            /** @description What it is called elsewhere, such as the number of an order. */
            reference?: string;
            /** @description A sentence for people. */
            description?: string;
            /** @description Up to 50 texts of your own by name, 500 characters each. */
            metadata?: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it counts as having happened, from 1970 to a day from now; now when not given. Balances follow the order of posting all the same.
             */
            effective_at?: string;
        };
        Posting: {
            /** @description `pst_…` */
            id: string;
            /** @description What moved. */
            legs: {
                /** @description Whose wallet. */
                wallet: string;
                /** @description Minor units; negative for what left the wallet. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
            }[];
            /** @description What it is called elsewhere. */
            reference: string | null;
            /** @description A sentence for people. */
            description: string | null;
            /** @description Texts of your own by name. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it counts as having happened.
             */
            effective_at: string;
            /**
             * Format: date-time
             * @description When it was decided.
             */
            created_at: string;
        };
        Transfer: {
            /** @description `txn_…`, `pst_…` of a posting, `rev_…` of a reversal. */
            id: string;
            /**
             * @description Between two wallets, between several, or back again.
             * @enum {string}
             */
            kind: "transfer" | "posting" | "reversal";
            /**
             * @description Whether the money has moved.
             * @enum {string}
             */
            status: "posted" | "failed";
            /** @description Why it failed; null when it did not. */
            code: string | null;
            /** @description Wallet that pays. */
            from: string | null;
            /** @description Wallet that is paid. */
            to: string | null;
            /** @description Minor units; null for several legs. */
            amount: string | null;
            /** @description Code of the currency. */
            currency: string | null;
            /** @description What a posting moved; null for the others. */
            legs: {
                /** @description Whose wallet. */
                wallet: string;
                /** @description Minor units; negative for what leaves the wallet. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
            }[] | null;
            /** @description What a reversal moved back. */
            transfer: string | null;
            /** @description What it is called elsewhere. */
            reference: string | null;
            /** @description A sentence for people. */
            description: string | null;
            /** @description Texts of your own by name. */
            metadata: {
                [key: string]: string;
            };
            /** @description How much of it was moved back; null if nothing can be. */
            reversed: {
                /** @description How much was moved back. */
                amount: string;
                /**
                 * @description Nothing of it, a part, or all.
                 * @enum {string}
                 */
                state: "none" | "partial" | "full";
            } | null;
            /**
             * Format: date-time
             * @description When it counts as having happened.
             */
            effective_at: string;
            /**
             * Format: date-time
             * @description When it was decided.
             */
            created_at: string;
        };
        TransferWithEntries: {
            /** @description `txn_…`, `pst_…` of a posting, `rev_…` of a reversal. */
            id: string;
            /**
             * @description Between two wallets, between several, or back again.
             * @enum {string}
             */
            kind: "transfer" | "posting" | "reversal";
            /**
             * @description Whether the money has moved.
             * @enum {string}
             */
            status: "posted" | "failed";
            /** @description Why it failed; null when it did not. */
            code: string | null;
            /** @description Wallet that pays. */
            from: string | null;
            /** @description Wallet that is paid. */
            to: string | null;
            /** @description Minor units; null for several legs. */
            amount: string | null;
            /** @description Code of the currency. */
            currency: string | null;
            /** @description What a posting moved; null for the others. */
            legs: {
                /** @description Whose wallet. */
                wallet: string;
                /** @description Minor units; negative for what leaves the wallet. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
            }[] | null;
            /** @description What a reversal moved back. */
            transfer: string | null;
            /** @description What it is called elsewhere. */
            reference: string | null;
            /** @description A sentence for people. */
            description: string | null;
            /** @description Texts of your own by name. */
            metadata: {
                [key: string]: string;
            };
            /** @description How much of it was moved back; null if nothing can be. */
            reversed: {
                /** @description How much was moved back. */
                amount: string;
                /**
                 * @description Nothing of it, a part, or all.
                 * @enum {string}
                 */
                state: "none" | "partial" | "full";
            } | null;
            /**
             * Format: date-time
             * @description When it counts as having happened.
             */
            effective_at: string;
            /**
             * Format: date-time
             * @description When it was decided.
             */
            created_at: string;
            /** @description Lines that it left on wallets; none if it failed. */
            entries: {
                /** @description Whose line it is. */
                wallet: string;
                /** @description Minor units; negative for what left the wallet. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description Balance of the wallet with it. */
                balance_after: string;
                /** @description Which line of the wallet it is; counts from 1. */
                version: number;
            }[];
        };
        ReverseTransfer: {
            /** @description Minor units; all that is left when not given. */
            amount?: string;
            /** @description A sentence for people. */
            description?: string;
            /** @description Up to 50 texts of your own by name, 500 characters each. */
            metadata?: {
                [key: string]: string;
            };
        };
        Reversal: {
            /** @description `rev_…` */
            id: string;
            /** @description What was moved back: `txn_…` */
            transfer: string;
            /** @description Wallet that pays. */
            from: string;
            /** @description Wallet that is paid. */
            to: string;
            /** @description Minor units, such as `"1250"` for 12.50 euros. */
            amount: string;
            /** @description Code of the currency. */
            currency: string;
            /** @description What can still be moved back. */
            remaining: string;
            /** @description A sentence for people. */
            description: string | null;
            /** @description Texts of your own by name. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it was decided.
             */
            created_at: string;
        };
        CreateEscrow: {
            /** @description Wallet that pays, `wal_…`. */
            buyer: string;
            /** @description Wallet that is paid, `wal_…`. */
            seller: string;
            /** @description Only this account or API key may act as the arbiter; anybody when not given. */
            arbiter?: string;
            /** @description Minor units in quotes, such as `"1250"` for 12.50 euros. */
            amount: string;
            /** @description Code of a currency, such as `EUR`; see `GET /currencies`. */
            currency: string;
            /** @description Up to 50 parts that are delivered and paid by themselves. */
            milestones?: {
                /** @description What is delivered. */
                title: string;
                /** @description Minor units in quotes, such as `"1250"` for 12.50 euros. */
                amount: string;
                /**
                 * Format: date-time
                 * @description When it is expected; nothing happens then by itself.
                 */
                due_at?: string;
            }[];
            /** @description What the project takes of each release. */
            fee?: {
                /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                bps: number;
                /**
                 * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                 * @default seller
                 * @enum {string}
                 */
                payer?: "buyer" | "seller" | "both";
            };
            /** @description Days after a delivery until the seller is paid by itself; never when not given. */
            inspection_days?: number;
            /**
             * Format: date-time
             * @description When it expires unless it is funded.
             */
            funding_deadline?: string;
            /**
             * @description Whether the buyer may take the money back until the seller accepts or delivers.
             * @default false
             */
            buyer_may_withdraw?: boolean;
            /** @description A sentence for people. */
            description?: string;
            /**
             * @description Up to 50 texts of your own by name, 500 characters each.
             * @default {}
             */
            metadata?: {
                [key: string]: string;
            };
        };
        Escrow: {
            /** @description `esc_…` */
            id: string;
            /**
             * @description See the diagram in the guide of escrows.
             * @enum {string}
             */
            state: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
            /** @description Wallet that pays. */
            buyer: string;
            /** @description Wallet that is paid. */
            seller: string;
            /** @description Who decides disputes; null for anybody who may. */
            arbiter: string | null;
            /** @description Minor units, such as `"1250"` for 12.50 euros. */
            amount: string;
            /** @description Code of the currency. */
            currency: string;
            /** @description What the project takes of each release. */
            fee: {
                /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                bps: number;
                /**
                 * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                 * @enum {string}
                 */
                payer: "buyer" | "seller" | "both";
            } | null;
            /** @description What came in: the amount and the buyer's part of the fee. */
            funded: string;
            /** @description How much of the amount was released, before fees. */
            released: string;
            /** @description How much of the amount was refunded. */
            refunded: string;
            /** @description How much of the amount is neither. */
            remaining: string;
            /** @description What the seller got, after fees. */
            paid_to_seller: string;
            /** @description What the buyer got back, with what fees did not take. */
            paid_to_buyer: string;
            /** @description What was taken. */
            fees: string;
            /** @description Parts that are paid by themselves. */
            milestones: components["schemas"]["EscrowMilestone"][];
            /** @description Days until the seller is paid by itself. */
            inspection_days: number | null;
            /**
             * Format: date-time
             * @description When it expires unless it is funded.
             */
            funding_deadline: string | null;
            /** @description Whether the terms let the buyer change its mind. */
            buyer_may_withdraw: boolean;
            /**
             * Format: date-time
             * @description When the money came in.
             */
            funded_at: string | null;
            /**
             * Format: date-time
             * @description When the seller took the terms on.
             */
            accepted_at: string | null;
            /**
             * Format: date-time
             * @description When all of it was delivered.
             */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description When something is paid by itself next.
             */
            release_at: string | null;
            /** @description The dispute, also after it was resolved. */
            dispute: {
                /** @description Role of who disputes it. */
                by: string;
                /** @description Why. */
                reason: string;
            } | null;
            /** @description A sentence for people. */
            description: string | null;
            /** @description Up to 50 texts of your own by name, 500 characters each. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        EscrowMilestone: {
            /** @description `mls_…` */
            id: string;
            /** @description What is delivered. */
            title: string;
            /** @description Minor units, such as `"1250"` for 12.50 euros. */
            amount: string;
            /**
             * @description `split`: the arbiter gave each party a part of it.
             * @enum {string}
             */
            state: "pending" | "delivered" | "disputed" | "released" | "refunded" | "split";
            /** @description How much of it went to the seller, before fees. */
            released: string;
            /** @description How much of it went back to the buyer. */
            refunded: string;
            /**
             * Format: date-time
             * @description When it is expected.
             */
            due_at: string | null;
            /**
             * Format: date-time
             * @description When it was delivered.
             */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description When it is paid by itself.
             */
            release_at: string | null;
        };
        EscrowWithTimeline: {
            /** @description `esc_…` */
            id: string;
            /**
             * @description See the diagram in the guide of escrows.
             * @enum {string}
             */
            state: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
            /** @description Wallet that pays. */
            buyer: string;
            /** @description Wallet that is paid. */
            seller: string;
            /** @description Who decides disputes; null for anybody who may. */
            arbiter: string | null;
            /** @description Minor units, such as `"1250"` for 12.50 euros. */
            amount: string;
            /** @description Code of the currency. */
            currency: string;
            /** @description What the project takes of each release. */
            fee: {
                /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                bps: number;
                /**
                 * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                 * @enum {string}
                 */
                payer: "buyer" | "seller" | "both";
            } | null;
            /** @description What came in: the amount and the buyer's part of the fee. */
            funded: string;
            /** @description How much of the amount was released, before fees. */
            released: string;
            /** @description How much of the amount was refunded. */
            refunded: string;
            /** @description How much of the amount is neither. */
            remaining: string;
            /** @description What the seller got, after fees. */
            paid_to_seller: string;
            /** @description What the buyer got back, with what fees did not take. */
            paid_to_buyer: string;
            /** @description What was taken. */
            fees: string;
            /** @description Parts that are paid by themselves. */
            milestones: components["schemas"]["EscrowMilestone"][];
            /** @description Days until the seller is paid by itself. */
            inspection_days: number | null;
            /**
             * Format: date-time
             * @description When it expires unless it is funded.
             */
            funding_deadline: string | null;
            /** @description Whether the terms let the buyer change its mind. */
            buyer_may_withdraw: boolean;
            /**
             * Format: date-time
             * @description When the money came in.
             */
            funded_at: string | null;
            /**
             * Format: date-time
             * @description When the seller took the terms on.
             */
            accepted_at: string | null;
            /**
             * Format: date-time
             * @description When all of it was delivered.
             */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description When something is paid by itself next.
             */
            release_at: string | null;
            /** @description The dispute, also after it was resolved. */
            dispute: {
                /** @description Role of who disputes it. */
                by: string;
                /** @description Why. */
                reason: string;
            } | null;
            /** @description A sentence for people. */
            description: string | null;
            /** @description Up to 50 texts of your own by name, 500 characters each. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /** @description The newest 200 of what happened, in its order. */
            timeline: components["schemas"]["EscrowHappening"][];
        };
        EscrowHappening: {
            /** @description Identifier of the operation or of the note. */
            id: string;
            /** @description Type of the event that told of it, such as `escrow.released`. */
            type: string;
            /** @description Role of who did it; `system` when time did. */
            as: string | null;
            /** @description Milestone that it is about. */
            milestone: string | null;
            /** @description What the seller got by it. */
            to_seller: string;
            /** @description What the buyer got back by it. */
            to_buyer: string;
            /** @description What the project took of it. */
            fee: string;
            /** @description Why, as far as somebody said; text of evidence. */
            reason: string | null;
            /** @description Where evidence can be seen. */
            links: string[];
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
        };
        UpdateEscrow: {
            /** @description Up to 50 texts of your own by name, 500 characters each. */
            metadata: {
                [key: string]: string;
            };
        };
        AddEscrowEvidence: {
            /**
             * @description Whose part the caller takes; what each may do stands in the guide of escrows.
             * @enum {string}
             */
            as: "buyer" | "seller" | "arbiter";
            /** @description What it shows. */
            text: string;
            /**
             * @description Where it can be seen; Skydeck does not fetch them.
             * @default []
             */
            links?: string[];
        };
        ActOnEscrow: {
            /**
             * @description Whose part the caller takes; what each may do stands in the guide of escrows.
             * @enum {string}
             */
            as: "buyer" | "seller" | "arbiter";
        };
        ChangedEscrow: {
            /** @description `esc_…` */
            id: string;
            /**
             * @description See the diagram in the guide of escrows.
             * @enum {string}
             */
            state: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
            /** @description Wallet that pays. */
            buyer: string;
            /** @description Wallet that is paid. */
            seller: string;
            /** @description Who decides disputes; null for anybody who may. */
            arbiter: string | null;
            /** @description Minor units, such as `"1250"` for 12.50 euros. */
            amount: string;
            /** @description Code of the currency. */
            currency: string;
            /** @description What the project takes of each release. */
            fee: {
                /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                bps: number;
                /**
                 * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                 * @enum {string}
                 */
                payer: "buyer" | "seller" | "both";
            } | null;
            /** @description What came in: the amount and the buyer's part of the fee. */
            funded: string;
            /** @description How much of the amount was released, before fees. */
            released: string;
            /** @description How much of the amount was refunded. */
            refunded: string;
            /** @description How much of the amount is neither. */
            remaining: string;
            /** @description What the seller got, after fees. */
            paid_to_seller: string;
            /** @description What the buyer got back, with what fees did not take. */
            paid_to_buyer: string;
            /** @description What was taken. */
            fees: string;
            /** @description Parts that are paid by themselves. */
            milestones: components["schemas"]["EscrowMilestone"][];
            /** @description Days until the seller is paid by itself. */
            inspection_days: number | null;
            /**
             * Format: date-time
             * @description When it expires unless it is funded.
             */
            funding_deadline: string | null;
            /** @description Whether the terms let the buyer change its mind. */
            buyer_may_withdraw: boolean;
            /**
             * Format: date-time
             * @description When the money came in.
             */
            funded_at: string | null;
            /**
             * Format: date-time
             * @description When the seller took the terms on.
             */
            accepted_at: string | null;
            /**
             * Format: date-time
             * @description When all of it was delivered.
             */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description When something is paid by itself next.
             */
            release_at: string | null;
            /** @description The dispute, also after it was resolved. */
            dispute: {
                /** @description Role of who disputes it. */
                by: string;
                /** @description Why. */
                reason: string;
            } | null;
            /** @description A sentence for people. */
            description: string | null;
            /** @description Up to 50 texts of your own by name, 500 characters each. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /** @description What the request did. */
            operation: {
                /** @description Identifier of the operation or of the note. */
                id: string;
                /** @description Type of the event that told of it, such as `escrow.released`. */
                type: string;
                /** @description Role of who did it; `system` when time did. */
                as: string | null;
                /** @description Milestone that it is about. */
                milestone: string | null;
                /** @description What the seller got by it. */
                to_seller: string;
                /** @description What the buyer got back by it. */
                to_buyer: string;
                /** @description What the project took of it. */
                fee: string;
                /** @description Why, as far as somebody said; text of evidence. */
                reason: string | null;
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                created_at: string;
            };
        };
        DeliverEscrow: {
            /**
             * @description Whose part the caller takes; what each may do stands in the guide of escrows.
             * @enum {string}
             */
            as: "buyer" | "seller" | "arbiter";
            /** @description Only this milestone; all that is left when not given. */
            milestone?: string;
        };
        ReleaseEscrow: {
            /**
             * @description Whose part the caller takes; what each may do stands in the guide of escrows.
             * @enum {string}
             */
            as: "buyer" | "seller" | "arbiter";
            /** @description Only this milestone; all that is left when not given. */
            milestone?: string;
            /** @description Only this much, of an escrow without milestones. */
            amount?: string;
        };
        RefundEscrow: {
            /**
             * @description Whose part the caller takes; what each may do stands in the guide of escrows.
             * @enum {string}
             */
            as: "buyer" | "seller" | "arbiter";
            /** @description Only this milestone; all that is left when not given. */
            milestone?: string;
        };
        DisputeEscrow: {
            /**
             * @description Whose part the caller takes; what each may do stands in the guide of escrows.
             * @enum {string}
             */
            as: "buyer" | "seller" | "arbiter";
            /** @description Why, for the arbiter. */
            reason: string;
        };
        ResolveEscrow: {
            /**
             * @description Whose part the caller takes; what each may do stands in the guide of escrows.
             * @enum {string}
             */
            as: "buyer" | "seller" | "arbiter";
            /** @description What the seller gets of what remains, before fees; may be `"0"`. */
            to_seller: string;
            /** @description What the buyer gets back of it; both sum to what remains. */
            to_buyer: string;
            /** @description Why, for both. */
            note?: string;
        };
        CreateHold: {
            /** @description Wallet that keeps the amount, but cannot spend it. */
            wallet: string;
            /** @description Minor units in quotes, such as `"1250"` for 12.50 euros. */
            amount: string;
            /** @description Code of a currency, such as `EUR`; see `GET /currencies`. */
            currency: string;
            /** @description Seconds until what is left is given back: 1 to 400 days; 7 days by default. */
            expires_in?: number;
            /**
             * Format: date-time
             * @description When what is left is given back, instead of `expires_in`; within 400 days.
             */
            expires_at?: string;
            /** @description Wallet that captures pay to when they name none. */
            destination?: string;
            /** @description A sentence for people. */
            description?: string;
            /** @description Up to 50 texts of your own by name, 500 characters each. */
            metadata?: {
                [key: string]: string;
            };
        };
        Hold: {
            /** @description `hld_…` */
            id: string;
            /** @description Wallet that keeps the amount, but cannot spend it. */
            wallet: string;
            /** @description Minor units that were put aside, increases included. */
            amount: string;
            /** @description Code of the currency. */
            currency: string;
            /** @description What was paid out of it. */
            captured: string;
            /** @description What was given back. */
            released: string;
            /** @description What is still put aside. */
            remaining: string;
            /**
             * @description What has become of it.
             * @enum {string}
             */
            state: "pending" | "partially_captured" | "captured" | "voided" | "expired";
            /** @description Wallet that captures pay to by default. */
            destination: string | null;
            /** @description A sentence for people. */
            description: string | null;
            /** @description Texts of your own by name. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When what is left is given back.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        HoldWithOperations: {
            /** @description `hld_…` */
            id: string;
            /** @description Wallet that keeps the amount, but cannot spend it. */
            wallet: string;
            /** @description Minor units that were put aside, increases included. */
            amount: string;
            /** @description Code of the currency. */
            currency: string;
            /** @description What was paid out of it. */
            captured: string;
            /** @description What was given back. */
            released: string;
            /** @description What is still put aside. */
            remaining: string;
            /**
             * @description What has become of it.
             * @enum {string}
             */
            state: "pending" | "partially_captured" | "captured" | "voided" | "expired";
            /** @description Wallet that captures pay to by default. */
            destination: string | null;
            /** @description A sentence for people. */
            description: string | null;
            /** @description Texts of your own by name. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When what is left is given back.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /** @description What happened to it, the newest 200 in order. */
            operations: {
                /** @description `hld_…`, `cap_…` or `opr_…` */
                id: string;
                /**
                 * @description What was asked for.
                 * @enum {string}
                 */
                kind: "hold" | "capture" | "void" | "expire" | "increase";
                /**
                 * @description Whether it was done.
                 * @enum {string}
                 */
                status: "done" | "failed";
                /** @description Why it was not done. */
                code: string | null;
                /** @description Minor units; null if it failed and named none. */
                amount: string | null;
                /** @description Wallet that was paid. */
                to: string | null;
                /**
                 * Format: date-time
                 * @description When it was decided.
                 */
                created_at: string;
            }[];
        };
        CaptureHold: {
            /** @description Minor units; all that is left when not given. */
            amount?: string;
            /** @description Wallet that is paid; the destination of the hold by default. */
            to?: string;
            /**
             * @description Whether what is left then is given back.
             * @default true
             */
            final?: boolean;
            /** @description A sentence for people. */
            description?: string;
            /** @description Up to 50 texts of your own by name, 500 characters each. */
            metadata?: {
                [key: string]: string;
            };
        };
        CapturedHold: {
            /** @description `hld_…` */
            id: string;
            /** @description Wallet that keeps the amount, but cannot spend it. */
            wallet: string;
            /** @description Minor units that were put aside, increases included. */
            amount: string;
            /** @description Code of the currency. */
            currency: string;
            /** @description What was paid out of it. */
            captured: string;
            /** @description What was given back. */
            released: string;
            /** @description What is still put aside. */
            remaining: string;
            /**
             * @description What has become of it.
             * @enum {string}
             */
            state: "pending" | "partially_captured" | "captured" | "voided" | "expired";
            /** @description Wallet that captures pay to by default. */
            destination: string | null;
            /** @description A sentence for people. */
            description: string | null;
            /** @description Texts of your own by name. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When what is left is given back.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /** @description What was paid out. */
            capture: {
                /** @description `cap_…` */
                id: string;
                /** @description What was paid. */
                amount: string;
                /** @description Wallet that was paid. */
                to: string;
                /**
                 * Format: date-time
                 * @description When it was paid.
                 */
                created_at: string;
            };
        };
        VoidHold: Record<string, never>;
        IncreaseHold: {
            /** @description Minor units that are added to the hold. */
            amount: string;
        };
        LedgerBlock: {
            /** @description Counts from 1 in each project and mode. */
            number: number;
            /** @description How many operations it seals. */
            operations: number;
            /** @description Hash of the block before; zeros for the first. */
            prev_hash: string;
            /** @description SHA-256, in hexadecimal, of `prev_hash` and of a line for each operation: its number and the SHA-256 of all that is said of it. */
            hash: string;
            /**
             * Format: date-time
             * @description When it was sealed.
             */
            sealed_at: string;
        };
        LedgerVerification: {
            /** @description Whether nothing is wrong. */
            is_valid: boolean;
            /** @description Operations so far, refused ones too. */
            operations: number;
            /** @description Entries so far. */
            entries: number;
            /** @description Wallets and accounts of the system. */
            accounts: number;
            /** @description Blocks so far. */
            blocks: number;
            /** @description Operations in blocks; the newest follow within seconds. */
            sealed_operations: number;
            /** @description Hash of the newest block; zeros when there is none. */
            head: string;
            /** @description How often each thing is wrong; all zero in sound books. */
            problems: {
                /** @description Currencies whose balances do not sum to zero. */
                currencies_not_zero: number;
                /** @description Operations whose entries do not sum to zero. */
                operations_not_balanced: number;
                /** @description Entries of no operation of the project. */
                entries_without_operation: number;
                /** @description Operations that moved money and have no entries. */
                operations_without_entries: number;
                /** @description Accounts whose balance is not the sum of their entries. */
                balances_not_of_entries: number;
                /** @description Entries in another currency than their account. */
                entries_of_other_currency: number;
                /** @description Accounts that hold something else than their open holds. */
                held_not_of_holds: number;
                /** @description Accounts with less available than their limit. */
                below_floor: number;
                /** @description Transfers of which something else was moved back than is noted. */
                reversed_too_much: number;
                /** @description Operations that say something else than when they were written, sealed or not. */
                operations_changed: number;
            };
            /** @description Blocks that do not fit to what they sealed. */
            broken_blocks: {
                /** @description Number of the block. */
                number: number;
                /**
                 * @description What does not fit.
                 * @enum {string}
                 */
                reason: "missing_before" | "not_linked" | "operations_differ" | "hash_differs";
            }[];
        };
        CreateTestClock: {
            /**
             * Format: date-time
             * @description From real time, the default, to 366 days later; moves there as `advance` does.
             */
            now_at?: string;
        };
        TestClock: {
            /** @description `tck_…`; null when there is none. */
            id: string | null;
            /**
             * Format: date-time
             * @description What time it is for the project in this mode.
             */
            now_at: string;
            /**
             * @description `ready` when it stands, `advancing` while what comes due on the way is being done; `real_time` when there is no clock, as always in live mode.
             * @enum {string}
             */
            status: "real_time" | "ready" | "advancing";
            /**
             * Format: date-time
             * @description Where it is going; null when it stands.
             */
            target_at: string | null;
            /**
             * Format: date-time
             * @description When it was made, in real time; null for none.
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description When it last changed, in real time; null for none.
             */
            updated_at: string | null;
        };
        AdvanceTestClock: {
            /**
             * Format: date-time
             * @description The time that it is to be; asked for twice it is one move.
             */
            to?: string;
            /** @description Seconds instead of `to`, up to 366 days. */
            by?: number;
        };
        Event: {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @description What happened, such as `app.created`. */
            type: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            /**
             * @description Whether it was real, or done with a test key.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description What happened to what; depends on `type`. */
            data: {
                [key: string]: unknown;
            };
        };
        AuditEntry: {
            /** @description `aud_…` */
            id: string;
            /** @description The project that was changed. */
            project_id: string;
            /**
             * @description Whether it was real, or done with a test key.
             * @enum {string}
             */
            mode: "live" | "test";
            actor: {
                /**
                 * @description What the actor is.
                 * @enum {string}
                 */
                kind: "account" | "key" | "service" | "system" | "user";
                /** @description `acc_…`, `key_…`, `usr_…` or the name of a service. */
                id: string;
                /** @description Address that the request came from. */
                ip: string | null;
                /** @description Program that the request came from. */
                user_agent: string | null;
            };
            /** @description What was done, such as `app.create`. */
            action: string;
            /** @description Identifier of what was changed. */
            target: string;
            /** @description The request that did it. */
            request_id: string | null;
            /** @description The fields that changed; null when there was nothing, or nothing is left. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The fields that changed; null when there was nothing, or nothing is left. */
            after: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When it was done.
             */
            at: string;
            /** @description Hash of the entry before; zeros for the first of a project. */
            prev_hash: string;
            /** @description SHA-256 of `prev_hash` and of everything that the entry says. */
            hash: string;
        };
        UsageReport: {
            /**
             * Format: date-time
             * @description Start of what is told.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of what is told, not included.
             */
            to: string;
            /**
             * @description How it is added up.
             * @enum {string}
             */
            granularity: "hour" | "day" | "month";
            /** @description By meter, then by time; what is zero is left out. */
            items: components["schemas"]["UsageItem"][];
        };
        UsageItem: {
            /** @description The product that measured it. */
            product: string;
            /** @description What was measured, such as `messages.sms`. */
            meter: string;
            /** @description The meter as people read it. */
            name: string;
            /** @description What one of it is. */
            unit: string;
            /**
             * @description Test usage is counted and never billed.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * Format: date-time
             * @description Where the hour, day or month starts, UTC.
             */
            start: string;
            /** @description How much; a whole number, as text so that none is too large. */
            quantity: string;
        };
        CreateWebhook: {
            /**
             * Format: uri
             * @description Where deliveries are sent, by POST.
             */
            url: string;
            /**
             * @description Types that are sent: `app.created`, all of a resource `app.*`, or all `*`.
             * @default [
             *       "*"
             *     ]
             */
            event_types?: string[];
            /**
             * @description What it is for.
             * @default
             */
            description?: string;
            /**
             * @description Whether deliveries are made.
             * @default true
             */
            enabled?: boolean;
        };
        WebhookWithSecret: {
            /** @description `whk_…` */
            id: string;
            /**
             * @description The mode whose events it receives.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Where deliveries are sent, by POST. */
            url: string;
            /** @description Types that are sent. */
            event_types: string[];
            /** @description What it is for. */
            description: string;
            /** @description Whether deliveries are made. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description Since when nothing arrived; after five days it is disabled.
             */
            failing_since: string | null;
            /**
             * @description Why it was disabled by itself: it answered 410, or nothing arrived for five days.
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description When it was disabled by itself.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
            /** @description Signs deliveries (`whsec_…`). Shown here and never again. */
            secret: string;
        };
        Webhook: {
            /** @description `whk_…` */
            id: string;
            /**
             * @description The mode whose events it receives.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Where deliveries are sent, by POST. */
            url: string;
            /** @description Types that are sent. */
            event_types: string[];
            /** @description What it is for. */
            description: string;
            /** @description Whether deliveries are made. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description Since when nothing arrived; after five days it is disabled.
             */
            failing_since: string | null;
            /**
             * @description Why it was disabled by itself: it answered 410, or nothing arrived for five days.
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description When it was disabled by itself.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        UpdateWebhook: {
            /**
             * Format: uri
             * @description Where deliveries are sent, by POST.
             */
            url?: string;
            /** @description Types that are sent: `app.created`, all of a resource `app.*`, or all `*`. */
            event_types?: string[];
            /** @description What it is for. */
            description?: string;
            /** @description Whether deliveries are made. */
            enabled?: boolean;
        };
        RotateWebhookSecret: {
            /**
             * @description Seconds for which deliveries are signed with the old secret too.
             * @default 86400
             */
            overlap_s?: number;
        };
        WebhookDelivery: {
            /** @description `dlv_…` */
            id: string;
            /** @description The webhook that it is sent to. */
            webhook_id: string;
            /** @description The event; sent as `webhook-id`. */
            event_id: string;
            /** @description Type of the event. */
            event_type: string;
            /**
             * @description `pending` while there are attempts left.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Attempts that were made, 11 at most. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it is tried next.
             */
            next_attempt_at: string | null;
            /** @description HTTP status of the last answer. */
            response_status: number | null;
            /** @description Beginning of the last answer, 4 KiB at most. */
            response_body: string | null;
            /** @description Why the last attempt failed: `address_not_allowed`, `name_not_found`, `connection_failed`, `connection_reset`, `tls_failed`, `timeout`, `redirect` (they are not followed), `status` (not 2xx), `interrupted` (we stopped in between) or `webhook_disabled`. */
            problem: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was delivered or given up.
             */
            finished_at: string | null;
        };
        WebhookDeliveryDetail: {
            /** @description `dlv_…` */
            id: string;
            /** @description The webhook that it is sent to. */
            webhook_id: string;
            /** @description The event; sent as `webhook-id`. */
            event_id: string;
            /** @description Type of the event. */
            event_type: string;
            /**
             * @description `pending` while there are attempts left.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Attempts that were made, 11 at most. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it is tried next.
             */
            next_attempt_at: string | null;
            /** @description HTTP status of the last answer. */
            response_status: number | null;
            /** @description Beginning of the last answer, 4 KiB at most. */
            response_body: string | null;
            /** @description Why the last attempt failed: `address_not_allowed`, `name_not_found`, `connection_failed`, `connection_reset`, `tls_failed`, `timeout`, `redirect` (they are not followed), `status` (not 2xx), `interrupted` (we stopped in between) or `webhook_disabled`. */
            problem: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was delivered or given up.
             */
            finished_at: string | null;
            /** @description What the receiver gets. */
            request: components["schemas"]["WebhookRequest"];
            /** @description Attempts, the latest first; 50 at most. */
            attempt_log: components["schemas"]["WebhookAttempt"][];
        };
        WebhookRequest: {
            /**
             * @description Always `POST`.
             * @enum {string}
             */
            method: "POST";
            /** @description Where the last attempt went, or the next one goes. */
            url: string;
            /** @description As in the last attempt, without the signature. */
            headers: {
                [key: string]: string;
            };
            /** @description The body, byte for byte what is signed. */
            body: string;
        };
        WebhookAttempt: {
            /** @description Counted from 1, and anew after a replay. */
            number: number;
            /** @description Where it was sent. */
            url: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            started_at: string;
            /** @description How long it took; null when it did not end. */
            duration_ms: number | null;
            /** @description HTTP status of the answer. */
            response_status: number | null;
            /** @description Why it failed, as `problem` of the delivery. */
            problem: string | null;
        };
        ErrorEnvelope: {
            data: Record<string, never>;
            error: {
                /** @description Address of the page that documents this code. */
                type: string;
                /** @description Stable code to branch on. */
                code: string;
                /** @description The HTTP status. */
                status: number;
                /** @description What the code means, always the same sentence. */
                title: string;
                /** @description What happened this time. */
                detail: string;
                /** @description One entry for each problem with the request. */
                errors: {
                    location: string;
                    code: string;
                    message: string;
                }[];
                /** @description Same as `type`. */
                doc_url: string;
                /** @description Seconds to wait before trying again. */
                retry_after_s: number | null;
            };
            meta: {
                /** @description Identifier of this request; name it when you report a problem. */
                request_id: string;
                /** @description The long-running operation that this request started. */
                operation_id?: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listQuotas: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["QuotaUse"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listPaymentProviders: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only providers of this kind. */
                kind?: "sandbox" | "stripe";
                /** @description Only those that are switched on, or off. */
                is_enabled?: "true" | "false";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["PaymentProvider"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createPaymentProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaymentProvider"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentProvider"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getPaymentProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentProvider"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deletePaymentProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updatePaymentProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePaymentProvider"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentProvider"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listPayins: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those that have come to this. */
                status?: "created" | "pending" | "succeeded" | "failed" | "returned";
                /** @description Only those of this wallet. */
                wallet?: string;
                /** @description Only those that this provider carries. */
                provider?: string;
                /** @description Only those of this currency. */
                currency?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Payin"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createPayin: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePayin"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payin"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getPayin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payin"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    refundPayin: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundPayin"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payout"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those that have come to this. */
                status?: "created" | "pending" | "succeeded" | "failed" | "returned";
                /** @description Only those of this wallet. */
                wallet?: string;
                /** @description Only those that this provider carries. */
                provider?: string;
                /** @description Only those of this currency. */
                currency?: string;
                /** @description Only those that give this pay-in back. */
                payin?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Payout"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createPayout: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePayout"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payout"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payout"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listReconciliations: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those of this provider. */
                provider?: string;
                /** @description Only those that were made so. */
                source?: "pull" | "upload";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Reconciliation"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createReconciliation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReconciliation"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReconciliationDetail"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getReconciliation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReconciliationDetail"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listReconciliationItems: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those of this provider. */
                provider?: string;
                /** @description Only those that this import saw first. */
                reconciliation?: string;
                /** @description Only those that agree so. */
                status?: "matched" | "missing_internal" | "missing_external" | "amount_differs";
                /** @description Only those of this kind. */
                kind?: "payin" | "payout" | "refund" | "return" | "fee" | "other";
                /** @description Only those of this currency. */
                currency?: string;
                /** @description Only those of this day or later. */
                from?: string;
                /** @description Only those of this day or earlier. */
                to?: string;
                /** @description Only those that wait for somebody, or that do not. */
                is_open?: "true" | "false";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ReconciliationItem"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getReconciliationItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReconciliationItem"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    resolveReconciliationItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveReconciliationItem"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReconciliationItem"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listCurrencies: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-code" | "code";
                /** @description Only those of ISO 4217, or only those of the project. */
                kind?: "iso" | "custom";
                /** @description Only those in use, or only those that are not. */
                active?: "true" | "false";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Currency"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createCurrency: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCurrency"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Currency"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getCurrency: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Currency"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateCurrency: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCurrency"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Currency"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listFxRates: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-valid_from" | "valid_from";
                /** @description Only rates of this currency. */
                base?: string;
                /** @description Only rates in this currency. */
                quote?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["FxRate"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    setFxRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetFxRate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FxRate"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createFxQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFxQuote"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FxQuote"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getFxQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                quote: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FxQuote"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listFxTrades: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only trades in this status. */
                status?: "pending" | "executed" | "failed";
                /** @description Only the trade of this quote. */
                quote?: string;
                /** @description Only trades that this wallet gave for. */
                from_wallet?: string;
                /** @description Only trades that this wallet got from. */
                to_wallet?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["FxTrade"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createFxTrade: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFxTrade"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FxTrade"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getFxTrade: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                trade: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FxTrade"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listSystemAccounts: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those of this kind. */
                kind?: "escrow" | "fee" | "fx" | "settlement" | "suspense" | "world";
                /** @description Only those of this currency. */
                currency?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SystemAccount"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getWalletTotals: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WalletTotals"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listWallets: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those of this currency. */
                currency?: string;
                /** @description Only those in this state. */
                status?: "open" | "frozen_debit" | "frozen" | "closed";
                /** @description Only those of this kind. */
                kind?: "wallet" | "world";
                /** @description Only the wallet of exactly this external id. */
                external_id?: string;
                /** @description Only those of exactly this owner. */
                owner?: string;
                /** @description Only those of exactly this name. */
                name?: string;
                /** @description Only those whose name has this in it, whatever the case. */
                q?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Wallet"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWallet"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Wallet"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                wallet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Wallet"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                wallet: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWallet"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Wallet"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    freezeWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                wallet: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreezeWallet"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Wallet"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    unfreezeWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                wallet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Wallet"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    closeWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                wallet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Wallet"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getWalletBalance: {
        parameters: {
            query?: {
                /** @description What was there at this moment. */
                at?: string;
                /** @description What was there after this many entries. */
                version?: number;
                /** @description Go by when entries take effect, in the place of when they were booked. */
                effective?: "true" | "false";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                wallet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Balance"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getWalletBalanceHistory: {
        parameters: {
            query?: {
                /** @description First point; 30 steps before `to` when not given. */
                from?: string;
                /** @description No point after this; now when not given. */
                to?: string;
                /** @description From one point to the next. */
                step?: "hour" | "day";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                wallet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BalanceHistory"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listWalletEntries: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-version" | "version";
                /** @description Only those booked from this time on. */
                from?: string;
                /** @description Only those booked before this time. */
                to?: string;
                /** @description Only those of at least this many minor units, in or out. */
                min_amount?: string;
                /** @description Only those of at most this many minor units, in or out. */
                max_amount?: string;
                /** @description Only what came in, or only what went out. */
                direction?: "in" | "out";
                /** @description Only those of payments of this kind, such as `transfer`. */
                kind?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                wallet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Entry"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getWalletStatement: {
        parameters: {
            query?: {
                /** @description What was booked from then on; 30 days before `to` if not given. */
                from?: string;
                /** @description What was booked before then; now when not given. */
                to?: string;
                /** @description How it is written. */
                format?: "json" | "csv" | "pdf";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                wallet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description `wal_…` */
                            wallet: string;
                            /** @description Name of the wallet. */
                            name: string | null;
                            /** @description Code of the currency. */
                            currency: string;
                            /** @description Digits after the decimal point. */
                            exponent: number;
                            /**
                             * Format: date-time
                             * @description What was booked from then on.
                             */
                            from: string;
                            /**
                             * Format: date-time
                             * @description What was booked before then.
                             */
                            to: string;
                            /** @description What was there at the start. */
                            opening_balance: string;
                            /** @description What was there at the end. */
                            closing_balance: string;
                            /** @description What came in. */
                            total_in: string;
                            /** @description What went out, as a positive number. */
                            total_out: string;
                            /** @description How many lines there are. */
                            count: number;
                            /** @description Entries, oldest first. */
                            lines: {
                                /** @description Counts the entries of the wallet from 1, in the order of booking. */
                                version: number;
                                /**
                                 * @description Whether it came in or went out.
                                 * @enum {string}
                                 */
                                direction: "in" | "out";
                                /** @description Minor units; negative when it went out. */
                                amount: string;
                                /** @description What was in the wallet after it. */
                                balance_after: string;
                                /** @description What booked it. */
                                operation: {
                                    /** @description Identifier of the payment, such as `txn_…`. */
                                    id: string;
                                    /** @description Such as `transfer`, `posting`, `capture` or `reverse`. */
                                    kind: string;
                                };
                                /** @description Description of the payment. */
                                description: string | null;
                                /** @description Reference of the payment. */
                                reference: string | null;
                                /** @description The other side; null when there are several. */
                                counterparty: {
                                    /** @description `wal_…`, or `acc_…` for an account of the system. */
                                    id: string;
                                    /** @description Name of that wallet. */
                                    name: string | null;
                                } | null;
                                /**
                                 * Format: date-time
                                 * @description When it takes effect.
                                 */
                                effective_at: string;
                                /**
                                 * Format: date-time
                                 * @description When it was booked.
                                 */
                                created_at: string;
                            }[];
                        };
                        meta: {
                            /** @description Identifier of this request. */
                            request_id: string;
                        };
                    };
                    "text/csv": string;
                    "application/pdf": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createTransfers: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTransfers"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TransferResults"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    previewTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTransfer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TransferPreview"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createPosting: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePosting"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Posting"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listTransfers: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those of this wallet; failed ones if it was to pay. */
                wallet?: string;
                /** @description Whether the money has moved. */
                status?: "posted" | "failed";
                /** @description What it is called elsewhere, such as the number of an order. */
                reference?: string;
                /** @description Between two wallets, between several, or back again. */
                kind?: "transfer" | "posting" | "reversal";
                /** @description Only what moved back this transfer. */
                transfer?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Transfer"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTransfer"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PostedTransfer"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                transfer: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TransferWithEntries"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    reverseTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                transfer: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReverseTransfer"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reversal"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listEscrows: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those in this state. */
                state?: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
                /** @description Only those that this wallet pays. */
                buyer?: string;
                /** @description Only those that pay this wallet. */
                seller?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Escrow"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createEscrow: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEscrow"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Escrow"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getEscrow: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                escrow: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EscrowWithTimeline"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateEscrow: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                escrow: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEscrow"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Escrow"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    addEscrowEvidence: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                escrow: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddEscrowEvidence"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EscrowHappening"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    fundEscrow: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                escrow: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActOnEscrow"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChangedEscrow"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    acceptEscrow: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                escrow: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActOnEscrow"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChangedEscrow"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deliverEscrow: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                escrow: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliverEscrow"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChangedEscrow"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    cancelEscrow: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                escrow: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActOnEscrow"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChangedEscrow"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    releaseEscrow: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                escrow: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseEscrow"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChangedEscrow"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    refundEscrow: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                escrow: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundEscrow"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChangedEscrow"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    disputeEscrow: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                escrow: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeEscrow"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChangedEscrow"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    resolveEscrow: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                escrow: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveEscrow"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChangedEscrow"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listHolds: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those of this wallet. */
                wallet?: string;
                /** @description What has become of it. */
                state?: "pending" | "partially_captured" | "captured" | "voided" | "expired";
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Hold"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createHold: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateHold"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hold"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getHold: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                hold: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HoldWithOperations"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    captureHold: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                hold: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaptureHold"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CapturedHold"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    voidHold: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                hold: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoidHold"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hold"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    increaseHold: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal. */
                "Idempotency-Key": string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                hold: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncreaseHold"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hold"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listLedgerBlocks: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-number" | "number";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["LedgerBlock"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    verifyLedger: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LedgerVerification"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getTestClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestClock"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createTestClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTestClock"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestClock"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteTestClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    advanceTestClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvanceTestClock"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestClock"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only these types: comma-separated, each a type such as `app.created`, or `app.*`. */
                type?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Event"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description Id of the last event seen in this stream; 0 for all there are. */
                after?: string;
                /** @description Only these types: comma-separated, each a type such as `app.created`, or `app.*`. */
                type?: string;
            };
            header?: {
                /** @description Resume after this event. */
                "Last-Event-ID"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-at" | "at";
                /** @description Only what this actor did. */
                actor?: string;
                /** @description Only this action. */
                action?: string;
                /** @description Only what was done to this. */
                target?: string;
                /** @description Only from this time on. */
                since?: string;
                /** @description Only before this time. */
                until?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["AuditEntry"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                /** @description Only what this actor did. */
                actor?: string;
                /** @description Only this action. */
                action?: string;
                /** @description Only what was done to this. */
                target?: string;
                /** @description Only from this time on. */
                since?: string;
                /** @description Only before this time. */
                until?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description Start, rounded down to the hour; the running month if absent. */
                from?: string;
                /** @description End, rounded up to the hour; now if absent. */
                to?: string;
                /** @description Adds up by hour, day or month (UTC). */
                granularity?: "hour" | "day" | "month";
                /** @description Only this meter. */
                meter?: "app.replica_seconds" | "app.memory_megabyte_seconds" | "build.seconds" | "vps.vcpu_seconds" | "vps.memory_megabyte_seconds" | "vps.disk_megabyte_seconds" | "vps.volume_megabyte_seconds" | "database.compute_seconds" | "database.memory_megabyte_seconds" | "database.storage_megabyte_seconds" | "database.backup_megabyte_seconds" | "rooms.broadcast_seconds" | "rooms.participant_seconds" | "rooms.recorded_seconds" | "messages.sms" | "messages.email" | "messages.push" | "messages.whatsapp" | "otp.sms" | "otp.whatsapp" | "otp.email" | "payments.operations" | "files.received_megabytes" | "files.stored_megabyte_seconds" | "videos.received_megabytes" | "videos.delivered_megabytes" | "videos.encoded_seconds" | "videos.live_seconds" | "videos.stored_megabyte_seconds" | "geocoding.requests" | "places.requests" | "routing.requests" | "tracking.positions" | "webhooks.delivered";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UsageReport"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those that are enabled, or only those that are not. */
                enabled?: "true" | "false";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Webhook"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateWebhookSecret"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listAllWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only deliveries in this status. */
                status?: "pending" | "delivered" | "failed";
                /** @description Only events of this type: `app.created`, or `app.*`. */
                type?: string;
                /** @description Only from this time on. */
                created_after?: string;
                /** @description Only before this time. */
                created_before?: string;
                /** @description Only to this webhook. */
                webhook?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["WebhookDelivery"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only deliveries in this status. */
                status?: "pending" | "delivered" | "failed";
                /** @description Only events of this type: `app.created`, or `app.*`. */
                type?: string;
                /** @description Only from this time on. */
                created_after?: string;
                /** @description Only before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["WebhookDelivery"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDeliveryDetail"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
}
