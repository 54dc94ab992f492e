// Made from docs/openapi/messaging.json.
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
    "/api/v1/consent-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read quiet hours and answers to STOP, START and HELP */
        get: operations["getConsentSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change quiet hours and answers to STOP, START and HELP */
        patch: operations["updateConsentSettings"];
        trace?: never;
    };
    "/api/v1/preferences/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what an address gets of topics
         * @description The address stands in the body, as paths end up in logs.
         */
        post: operations["lookUpPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say what an address gets of topics, as its owner wants */
        put: operations["setPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/recipients/{recipient}/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what a recipient gets of topics */
        get: operations["getRecipientPreferences"];
        /** Say what a recipient gets of topics, at all addresses */
        put: operations["setRecipientPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/recipients/{recipient}/preferences-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a link to the page on which a recipient chooses */
        post: operations["createPreferencesLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the recipients */
        get: operations["listRecipients"];
        put?: never;
        /** Add somebody to write to */
        post: operations["createRecipient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/recipients/{recipient}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a recipient, by id or external id */
        get: operations["getRecipient"];
        put?: never;
        post?: never;
        /**
         * Erase a person
         * @description Messages stay to be counted, without whom they went to and what they said. What waits is called off. Suppressions stay as hashes, so that nobody is written to again by mistake.
         */
        delete: operations["deleteRecipient"];
        options?: never;
        head?: never;
        /** Change a recipient */
        patch: operations["updateRecipient"];
        trace?: never;
    };
    "/api/v1/recipients/{recipient}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get everything that is kept of a person
         * @description What articles 15 and 20 of the GDPR ask for; that it was given stands in the audit log.
         */
        get: operations["exportRecipient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppressions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who is not written to */
        get: operations["listSuppressions"];
        put?: never;
        /**
         * Write to an address no more
         * @description An address that is on the list already stays as it is.
         */
        post: operations["createSuppression"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppressions/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to many addresses no more
         * @description Up to 10000 lines as `application/x-ndjson`, or as `text/csv` with the names of the fields in the first line. All are taken in, or none when one is wrong.
         */
        post: operations["importSuppressions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppressions/{suppression}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See why an address is not written to */
        get: operations["getSuppression"];
        put?: never;
        post?: never;
        /**
         * Let an address be written to again
         * @description Only when its owner asked for it, or it works again.
         */
        delete: operations["deleteSuppression"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the topics */
        get: operations["listTopics"];
        put?: never;
        /** Make a topic that people can choose */
        post: operations["createTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/topics/{topic}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a topic, by id or by key */
        get: operations["getTopic"];
        put?: never;
        post?: never;
        /** Delete a topic and what people chose about it */
        delete: operations["deleteTopic"];
        options?: never;
        head?: never;
        /** Change a topic */
        patch: operations["updateTopic"];
        trace?: never;
    };
    "/api/v1/opt-outs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who wants no more mail
         * @description The suppressions of mail that recipients asked for; see `GET /suppressions`.
         */
        get: operations["listMailOptOuts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/opt-outs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Let a recipient have mail again, who asked for it */
        delete: operations["deleteMailOptOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the message providers */
        get: operations["listMessageProviders"];
        put?: never;
        /**
         * Add a provider that carries messages
         * @description As soon as a project has an enabled provider for a channel, its messages of that channel go by its providers: the first that fits, by `priority`, and the next when that one fails.
         */
        post: operations["createMessageProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a message provider */
        get: operations["getMessageProvider"];
        put?: never;
        post?: never;
        /** Remove a message provider */
        delete: operations["deleteMessageProvider"];
        options?: never;
        head?: never;
        /**
         * Change a message provider
         * @description What it failed before is forgiven.
         */
        patch: operations["updateMessageProvider"];
        trace?: never;
    };
    "/api/v1/providers/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** See whether a message provider is reached and takes the account */
        post: operations["testMessageProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sending domains */
        get: operations["listSendingDomains"];
        put?: never;
        /**
         * Add a domain to send mail from
         * @description Set the records that it answers with at your DNS host, then verify the domain.
         */
        post: operations["createSendingDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a sending domain */
        get: operations["getSendingDomain"];
        put?: never;
        post?: never;
        /** Remove a sending domain */
        delete: operations["deleteSendingDomain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/domains/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look up the records of a sending domain now */
        post: operations["verifySendingDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the routes of mail */
        get: operations["listMailRoutes"];
        put?: never;
        /**
         * Take mail to addresses of a domain in
         * @description The domain must be verified, and its MX must lead to this installation.
         */
        post: operations["createMailRoute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-routes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a route of mail */
        delete: operations["deleteMailRoute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbound/{id}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a mail that came in, and its files */
        get: operations["getInboundMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the devices */
        get: operations["listPushDevices"];
        put?: never;
        /**
         * Register a device for push messages
         * @description Apps may do so at every start: a token that is known stays the same device, of the user that is named now, and is back if it was gone.
         */
        post: operations["createPushDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a device */
        get: operations["getPushDevice"];
        put?: never;
        post?: never;
        /** Remove a device */
        delete: operations["deletePushDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/{id}/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what became of a push message at each device of its user */
        get: operations["listMessageParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbound": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what people sent */
        get: operations["listInboundMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbound/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show what somebody sent */
        get: operations["getInboundMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbound/{id}/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch a file that came with a message
         * @description It is fetched from the provider, up to 16 MiB; WhatsApp keeps files for 30 days.
         */
        get: operations["getInboundAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/providers/{id}/whatsapp-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the templates that WhatsApp has of a provider */
        get: operations["listWhatsappTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/providers/{id}/whatsapp-templates/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the templates of a provider from WhatsApp now
         * @description They are read every hour, and WhatsApp tells when it judges one anew.
         */
        post: operations["syncWhatsappTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/windows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who may be answered on WhatsApp without a template
         * @description A person who wrote may be answered for 24 hours. Those who never wrote, and those whom WhatsApp says are closed, are not listed.
         */
        get: operations["listMessageWindows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/insight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what messages came to
         * @description Rates, times, reasons and costs of the messages that were accepted in a time, by the hour.
         */
        get: operations["getMessageInsight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/insight/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See what messages came to, over time */
        get: operations["getMessageInsightSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List to whom a message was handed, and what they answered */
        get: operations["listMessageAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow messages
         * @description Server-sent events named `message`, each with a Message, whenever one was sent, has arrived, was read or has ended. Without a resume point the stream starts with what happens next; with one, nothing is left out.
         */
        get: operations["streamMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sms/segments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See in how many parts a text message travels, and what it costs
         * @description Sends nothing.
         */
        post: operations["previewSmsSegments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what is followed of mail */
        get: operations["getMessageTracking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what is followed of mail
         * @description Nothing is followed before. It holds for mail that is sent from then on, unless the message says otherwise; codes and mail of the installation are never followed.
         */
        patch: operations["updateMessageTracking"];
        trace?: never;
    };
    "/api/v1/messages/{id}/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List opens and clicks of a mail, where they are followed */
        get: operations["listMessageVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the batches */
        get: operations["listBatches"];
        put?: never;
        /**
         * Send up to 10000 messages
         * @description As JSON up to 1 MiB, or as `application/x-ndjson`, one message a line, up to 32 MiB. Lines that are wrong are named in `errors` and do not keep the others from being sent.
         */
        post: operations["createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batches/{batch}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See how far a batch is */
        get: operations["getBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batches/{batch}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Call off what is left of a batch */
        post: operations["cancelBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List messages */
        get: operations["listMessages"];
        put?: never;
        /** Send a message */
        post: operations["createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a message */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a message off
         * @description Until it is being sent, and between two attempts; also the other channels.
         */
        post: operations["cancelMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what happened to a message */
        get: operations["listMessageEvents"];
        put?: never;
        post?: never;
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
    "/api/v1/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what was delivered to the outbox */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/outbox/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the outbox
         * @description Server-sent events named `message`, each with a Message. Without a resume point the stream starts with the newest 100.
         */
        get: operations["streamOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/templates/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill a template that is not kept
         * @description Checks it as if it were made, and sends nothing.
         */
        post: operations["renderTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/templates/{template}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** See what a template says, without sending it */
        post: operations["previewTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/templates/{template}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the versions of a template */
        get: operations["listTemplateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/templates/{template}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a version of a template */
        get: operations["getTemplateVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the templates */
        get: operations["listTemplates"];
        put?: never;
        /** Make a template, as version 1 */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/templates/{template}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a template, by id or by name */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        /** Delete a template and its versions */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        /**
         * Change a template
         * @description What it says becomes a new version, which is not sent before it is published.
         */
        patch: operations["updateTemplate"];
        trace?: never;
    };
    "/api/v1/templates/{template}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a version of a template from now on */
        post: operations["publishTemplate"];
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
        ConsentSettings: {
            /** @description When people are left alone with what is not urgent; null for never. */
            quiet_hours: components["schemas"]["ProjectQuietHours"] | null;
            /** @description What people see on the page where they choose. */
            display_name: string | null;
            /** @description Whether STOP, START and HELP are answered here; off when the provider does. */
            is_answering: boolean;
            /** @description Texts by word, then by language; the usual ones for words that are not given. */
            answers: {
                stop?: {
                    [key: string]: string;
                };
                start?: {
                    [key: string]: string;
                };
                help?: {
                    [key: string]: string;
                };
            };
            /**
             * Format: date-time
             * @description When it last changed; null for never.
             */
            updated_at: string | null;
        };
        ProjectQuietHours: {
            /** @description When they begin, by the clock of the recipient. */
            from: string;
            /** @description When they end, on the next day when that is earlier. */
            until: string;
            /**
             * @description For people whose own zone is not known.
             * @default UTC
             */
            time_zone: string;
        };
        UpdateConsentSettings: {
            /** @description When people are left alone with what is not urgent; null for never. */
            quiet_hours?: components["schemas"]["ProjectQuietHours"] | null;
            /** @description What people see on the page where they choose. */
            display_name?: string | null;
            /** @description Whether STOP, START and HELP are answered here; off when the provider does. */
            is_answering?: boolean;
            /** @description Texts by word, then by language; the usual ones for words that are not given. */
            answers?: {
                stop?: {
                    [key: string]: string;
                };
                start?: {
                    [key: string]: string;
                };
                help?: {
                    [key: string]: string;
                };
            };
        };
        ReadPreferences: {
            /**
             * @description How it is got.
             * @enum {string}
             */
            channel: "sms" | "email" | "push" | "whatsapp";
            /** @description Phone number, e-mail address or device token. */
            address: string;
        };
        Preferences: {
            /** @description By topic and address; of marketing topics, the others cannot be chosen. */
            preferences: {
                /** @description Key of the topic. */
                topic: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description How it is got.
                 * @enum {string}
                 */
                channel: "sms" | "email" | "push" | "whatsapp";
                /** @description Where it is got. */
                address: string;
                /** @description Whether they get it. */
                is_opted_in: boolean;
                /** @description Why not, such as `unsubscribe`; null if so. */
                reason: string | null;
            }[];
        };
        SetPreferences: {
            /**
             * @description How it is got.
             * @enum {string}
             */
            channel: "sms" | "email" | "push" | "whatsapp";
            /** @description Phone number, e-mail address or device token. */
            address: string;
            /** @description Topics that are not named stay as they are. */
            preferences: {
                /** @description Key of a topic, such as `news`. */
                topic: string;
                /**
                 * @description On all channels when not given.
                 * @enum {string}
                 */
                channel?: "sms" | "email" | "push" | "whatsapp";
                /** @description Whether they get it. */
                is_opted_in: boolean;
            }[];
        };
        SetRecipientPreferences: {
            /** @description Topics that are not named stay as they are. */
            preferences: {
                /** @description Key of a topic, such as `news`. */
                topic: string;
                /**
                 * @description On all channels when not given.
                 * @enum {string}
                 */
                channel?: "sms" | "email" | "push" | "whatsapp";
                /** @description Whether they get it. */
                is_opted_in: boolean;
            }[];
        };
        PreferencesLink: {
            /** @description Page on which this person chooses; needs no sign-in. */
            url: string;
        };
        CreateRecipient: {
            /**
             * @description Your own name of the person.
             * @default null
             */
            external_id?: string | null;
            /**
             * @description Language wanted of templates.
             * @default null
             */
            locale?: string | null;
            /**
             * @description Time zone, for quiet hours and times without offset.
             * @default null
             */
            time_zone?: string | null;
            /**
             * @description In the place of those of the project.
             * @default null
             */
            quiet_hours?: components["schemas"]["QuietHours"] | null;
            /**
             * @description Which channels to use, the best first; when empty in the order of the addresses.
             * @default []
             */
            channels?: ("sms" | "email" | "push" | "whatsapp")[];
            /**
             * @description The best first; of those that are verified the first of a channel is used.
             * @default []
             */
            addresses?: components["schemas"]["NewRecipientAddress"][];
            /**
             * @description Values of variables, for templates that declare them.
             * @default {}
             */
            properties?: {
                [key: string]: string | number | boolean | {
                    [key: string]: string | number | boolean;
                }[];
            };
        };
        QuietHours: {
            /** @description When they begin, by the clock of the recipient. */
            from: string;
            /** @description When they end, on the next day when that is earlier. */
            until: string;
        };
        NewRecipientAddress: {
            /**
             * @description How it is reached.
             * @enum {string}
             */
            channel: "sms" | "email" | "push" | "whatsapp";
            /** @description Phone number, e-mail address or device token. */
            address: string;
            /**
             * @description Whether the person has shown that it is theirs.
             * @default false
             */
            verified?: boolean;
        };
        Recipient: {
            /** @description `rcp_…` */
            id: string;
            /** @description Your own name of the person. */
            external_id: string | null;
            /** @description Language wanted of templates. */
            locale: string | null;
            /** @description Time zone, for quiet hours and times without offset. */
            time_zone: string | null;
            /** @description In the place of those of the project. */
            quiet_hours: components["schemas"]["QuietHours"] | null;
            /** @description Which channels to use, the best first; when empty in the order of the addresses. */
            channels: ("sms" | "email" | "push" | "whatsapp")[];
            /** @description The best first; of those that are verified the first of a channel is used. */
            addresses: components["schemas"]["RecipientAddress"][];
            /** @description Values of variables, for templates that declare them. */
            properties: {
                [key: string]: string | number | boolean | {
                    [key: string]: string | number | boolean;
                }[];
            };
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        RecipientAddress: {
            /**
             * @description How it is reached.
             * @enum {string}
             */
            channel: "sms" | "email" | "push" | "whatsapp";
            /** @description Phone number, e-mail address or device token. */
            address: string;
            /** @description Whether the person has shown that it is theirs. */
            verified: boolean;
        };
        UpdateRecipient: {
            /** @description Your own name of the person. */
            external_id?: string | null;
            /** @description Language wanted of templates. */
            locale?: string | null;
            /** @description Time zone, for quiet hours and times without offset. */
            time_zone?: string | null;
            /** @description In the place of those of the project. */
            quiet_hours?: components["schemas"]["QuietHours"] | null;
            /** @description Which channels to use, the best first; when empty in the order of the addresses. */
            channels?: ("sms" | "email" | "push" | "whatsapp")[];
            /** @description The best first; of those that are verified the first of a channel is used. */
            addresses?: components["schemas"]["NewRecipientAddress"][];
            /** @description Values of variables, for templates that declare them. */
            properties?: {
                [key: string]: string | number | boolean | {
                    [key: string]: string | number | boolean;
                }[];
            };
        };
        RecipientExport: {
            /**
             * Format: date-time
             * @description As of when.
             */
            exported_at: string;
            recipient: components["schemas"]["Recipient"];
            /** @description What they were sent. */
            messages: {
                [key: string]: unknown;
            }[];
            /** @description What became of it. */
            message_events: {
                [key: string]: unknown;
            }[];
            /** @description What they sent. */
            inbound_messages: {
                [key: string]: unknown;
            }[];
            /** @description What they are not sent. */
            suppressions: {
                [key: string]: unknown;
            }[];
            /** @description Topics that they said yes to. */
            consents: {
                [key: string]: unknown;
            }[];
            /** @description Devices that take notifications for them. */
            devices: {
                [key: string]: unknown;
            }[];
        };
        Deleted: {
            id: string;
            /** @enum {boolean} */
            deleted: true;
        };
        CreateSuppression: {
            /**
             * @description How the address is reached.
             * @enum {string}
             */
            channel: "sms" | "email" | "push" | "whatsapp";
            /** @description Phone number, e-mail address or device token. */
            address: string;
            /**
             * @description Why nothing is sent to it.
             * @default manual
             * @enum {string}
             */
            reason?: "manual" | "unsubscribe" | "complaint" | "hard_bounce" | "undeliverable";
            /** @description Only messages of this topic; everything if not given. */
            topic?: string;
            /** @description For whoever looks later. */
            note?: string;
        };
        Suppression: {
            /** @description `sup_…` */
            id: string;
            /**
             * @description How the address is reached.
             * @enum {string}
             */
            channel: "sms" | "email" | "push" | "whatsapp";
            /** @description Phone number, e-mail address or device token; null once the person was erased. */
            address: string | null;
            /**
             * @description Why nothing is sent to it.
             * @enum {string}
             */
            reason: "stop_word" | "complaint" | "hard_bounce" | "undeliverable" | "manual" | "unsubscribe";
            /** @description `top_…`; null for everything. */
            topic_id: string | null;
            /** @description Only of this sender; null for all of them. */
            sender: string | null;
            /** @description `recipient`, `system`, or the id of whoever added it. */
            added_by: string;
            /** @description For whoever looks later. */
            note: string | null;
            /** @description Message that it came of. */
            message_id: string | null;
            /**
             * Format: date-time
             * @description Since when.
             */
            created_at: string;
        };
        SuppressionImport: {
            /** @description How many addresses were new. */
            added: number;
            /** @description How many were on the list already. */
            known: number;
        };
        CreateTopic: {
            /** @description Key of a topic, such as `news`. */
            key: string;
            /** @description What people see. */
            name: string;
            /**
             * @description What people read about it.
             * @default null
             */
            description?: string | null;
            /**
             * @description Nobody can opt out of `transactional`.
             * @enum {string}
             */
            kind: "transactional" | "marketing";
            /**
             * @description Whether people get it who have said nothing; otherwise they must opt in.
             * @default true
             */
            is_default_in?: boolean;
        };
        Topic: {
            /** @description `top_…` */
            id: string;
            /** @description What messages call it by. */
            key: string;
            /** @description What people see. */
            name: string;
            /** @description What people read about it. */
            description: string | null;
            /**
             * @description Nobody can opt out of `transactional`.
             * @enum {string}
             */
            kind: "transactional" | "marketing";
            /** @description Whether people get it who have said nothing. */
            is_default_in: boolean;
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
        UpdateTopic: {
            /** @description What people see. */
            name?: string;
            /** @description What people read about it. */
            description?: string | null;
            /** @description Whether people get it who have said nothing; otherwise they must opt in. */
            is_default_in?: boolean;
        };
        MailOptOut: {
            /** @description `oou_…` */
            id: string;
            /** @description E-mail address, in lower case. */
            recipient: string;
            /** @description Message whose link was used. */
            message_id: string | null;
            /**
             * Format: date-time
             * @description When it was decided.
             */
            created_at: string;
        };
        CreateMessageProvider: {
            /**
             * @description What speaks with it.
             * @enum {string}
             */
            kind: "outbox" | "smtp" | "direct-mx" | "http-sms" | "smpp" | "webpush" | "whatsapp-cloud" | "fcm" | "apns";
            /** @description Name of the provider. */
            name?: string;
            /** @description Settings of the kind. */
            settings?: {
                [key: string]: unknown;
            };
            /** @description Passwords and keys of the kind. They are never shown again. */
            secrets?: {
                [key: string]: unknown;
            };
            /** @description Channels that it is given; all of its kind when not given. */
            channels?: ("sms" | "email" | "push" | "whatsapp")[];
            /** @description Numbers that it is given begin like one of these; every number when empty. */
            country_prefixes?: string[];
            /** @description What messages it is given are for; anything when empty. */
            categories?: ("otp" | "transactional")[];
            /** @description Of those that fit, the smallest goes first. */
            priority?: number;
            /** @description What each part of a message costs there. */
            cost?: {
                /** @description Millionths of the currency. */
                micros: number;
                /** @description ISO 4217 code. */
                currency: string;
            } | null;
            /** @description Whether it is given messages. */
            is_enabled?: boolean;
        };
        MessageProvider: {
            /** @description `mpr_…` */
            id: string;
            /**
             * @description In test mode nothing leaves the installation.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description What speaks with it.
             * @enum {string}
             */
            kind: "outbox" | "smtp" | "direct-mx" | "http-sms" | "smpp" | "webpush" | "whatsapp-cloud" | "fcm" | "apns";
            /** @description Name of the provider. */
            name: string;
            /** @description Settings of the kind. */
            settings: {
                [key: string]: unknown;
            };
            /** @description Whether passwords or keys are kept. */
            has_secrets: boolean;
            /** @description Where the provider posts what comes in; null for kinds that post nothing. */
            webhook_url: string | null;
            /** @description What WhatsApp asks for beside `webhook_url`; null for other kinds. */
            webhook_verify_token: string | null;
            /** @description Channels that it is given. */
            channels: ("sms" | "email" | "push" | "whatsapp")[];
            /** @description How numbers that it is given begin. */
            country_prefixes: string[];
            /** @description What its messages are for. */
            categories: ("otp" | "transactional")[];
            /** @description Of those that fit, the smallest goes first. */
            priority: number;
            /** @description What each part of a message costs there. */
            cost: {
                /** @description Millionths of the currency. */
                micros: number;
                /** @description ISO 4217 code. */
                currency: string;
            } | null;
            /** @description Whether it is given messages. */
            is_enabled: boolean;
            /**
             * @description `failing`: left alone for a while; `probing`: tried with one message.
             * @enum {string}
             */
            health: "working" | "failing" | "probing";
            /**
             * Format: date-time
             * @description Until when it is left alone.
             */
            failing_until: string | null;
            /** @description Code of the last failure. */
            last_failure: string | null;
            /**
             * Format: date-time
             * @description When it failed last.
             */
            last_failure_at: string | null;
            /**
             * Format: date-time
             * @description When it took a message last.
             */
            last_success_at: string | null;
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
        UpdateMessageProvider: {
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
            /** @description Channels that it is given; all of its kind when not given. */
            channels?: ("sms" | "email" | "push" | "whatsapp")[];
            /** @description Numbers that it is given begin like one of these; every number when empty. */
            country_prefixes?: string[];
            /** @description What messages it is given are for; anything when empty. */
            categories?: ("otp" | "transactional")[];
            /** @description Of those that fit, the smallest goes first. */
            priority?: number;
            /** @description What each part of a message costs there. */
            cost?: {
                /** @description Millionths of the currency. */
                micros: number;
                /** @description ISO 4217 code. */
                currency: string;
            } | null;
            /** @description Whether it is given messages. */
            is_enabled?: boolean;
        };
        MessageProviderTest: {
            /** @description Whether it is reached and takes the account. */
            is_working: boolean;
            /** @description Code of what was not right. */
            failure: string | null;
            /** @description Milliseconds that it took. */
            duration_ms: number;
        };
        CreateSendingDomain: {
            /** @description Domain after the at sign of senders. */
            name: string;
            /** @description Domain whose servers send the mail, as your relay names it for SPF; the MX hosts of the domain when not given. */
            spf_include?: string;
        };
        SendingDomain: {
            /** @description `sdm_…` */
            id: string;
            /**
             * @description The mode that it belongs to.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Domain after the at sign of senders. */
            name: string;
            /**
             * @description Mail of a `verified` domain is signed with its key.
             * @enum {string}
             */
            status: "pending" | "verified" | "failed";
            /** @description Name of the key in DNS. */
            selector: string;
            /** @description Records to set. */
            records: {
                /**
                 * @description What it is for.
                 * @enum {string}
                 */
                purpose: "dkim" | "spf" | "dmarc" | "return_path" | "mx";
                /**
                 * @description Kind of record.
                 * @enum {string}
                 */
                type: "TXT" | "MX";
                /** @description Name to set it at. */
                name: string;
                /** @description What it must say. */
                value: string;
                /** @description Whether the domain is not verified without it. */
                is_required: boolean;
                /**
                 * @description What the last look found; `unknown` when no name server answered.
                 * @enum {string}
                 */
                status: "pending" | "found" | "missing" | "wrong" | "unknown";
                /** @description What stands there. */
                found: string[];
            }[];
            /**
             * Format: date-time
             * @description When DNS was last looked at.
             */
            checked_at: string | null;
            /**
             * Format: date-time
             * @description Since when everything is right.
             */
            verified_at: string | null;
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
        CreateMailRoute: {
            /** @description `sdm_…`: domain whose mail is taken in. */
            domain_id: string;
            /**
             * @description Part before the at sign; a star stands for anything, and alone for all addresses.
             * @default *
             */
            pattern?: string;
        };
        MailRoute: {
            /** @description `mrt_…` */
            id: string;
            /**
             * @description The mode that it belongs to.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description `sdm_…` */
            domain_id: string;
            /** @description Part before the at sign; a star stands for anything. */
            pattern: string;
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
        };
        InboundMail: {
            /** @description `inb_…` */
            id: string;
            /** @description `mrt_…`: the route that took it. */
            route_id: string;
            /** @description Subject; empty when it has none. */
            subject: string;
            /** @description Plain text. */
            text: string | null;
            /** @description HTML, as it came: clean it before you show it. */
            html: string | null;
            /** @description Message-ID, as the mail says. */
            message_id: string | null;
            /**
             * @description Whether the server may send for the domain (RFC 7208).
             * @enum {string}
             */
            spf: "pass" | "fail" | "softfail" | "neutral" | "none" | "policy" | "temperror" | "permerror";
            /**
             * @description Whether a signature is right (RFC 6376).
             * @enum {string}
             */
            dkim: "pass" | "fail" | "softfail" | "neutral" | "none" | "policy" | "temperror" | "permerror";
            /**
             * @description Whether one of the two is for the domain of From (RFC 7489).
             * @enum {string}
             */
            dmarc: "pass" | "fail" | "softfail" | "neutral" | "none" | "policy" | "temperror" | "permerror";
            /** @description Size of the mail. */
            size_bytes: number;
            /**
             * Format: uri
             * @description Where to get the mail as it came, within an hour.
             */
            raw_url: string;
            /** @description Files that came with it. */
            attachments: {
                /** @description Name of the file, where it has one. */
                filename: string | null;
                /** @description Media type, as the sender says. */
                content_type: string;
                /** @description Size. */
                size_bytes: number;
                /** @description How the HTML calls it, after `cid:`. */
                content_id: string | null;
                /**
                 * Format: uri
                 * @description Where to get it within an hour.
                 */
                url: string;
            }[];
        };
        CreateDevice: {
            /**
             * @description What the device runs.
             * @enum {string}
             */
            platform: "ios" | "android" | "web";
            /** @description Token that Firebase or Apple gave the app. */
            token?: string;
            /** @description What `pushManager.subscribe()` gave the page, in the place of `token`. */
            subscription?: {
                /**
                 * Format: uri
                 * @description Address of the browser at its push service.
                 */
                endpoint: string;
                /** @description What messages are encrypted with. */
                keys: {
                    /** @description Public key of the page. */
                    p256dh: string;
                    /** @description Secret that the page shares with whoever sends. */
                    auth: string;
                };
            };
            /** @description Your own name of the user, such as an id of your database. */
            user_id?: string;
            /** @description Name of the app, such as its bundle id, where a project has several. */
            app?: string;
        };
        Device: {
            /** @description `dev_…` */
            id: string;
            /**
             * @description The mode that it belongs to.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description What it runs.
             * @enum {string}
             */
            platform: "ios" | "android" | "web";
            /**
             * @description Kind of provider that serves it.
             * @enum {string}
             */
            service: "fcm" | "apns" | "webpush";
            /** @description Name of the app. */
            app: string | null;
            /** @description Your own name of the user. */
            user_id: string | null;
            /** @description Last characters of the token, which is not shown again. */
            token_end: string;
            /**
             * @description A `gone` device is sent nothing more.
             * @enum {string}
             */
            status: "active" | "gone";
            /**
             * Format: date-time
             * @description When the push service said so.
             */
            gone_at: string | null;
            /** @description What it said. */
            gone_reason: string | null;
            /**
             * Format: date-time
             * @description When its app last gave the token.
             */
            registered_at: string;
            /**
             * Format: date-time
             * @description When it was first registered.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        MessagePart: {
            /** @description `mpt_…` */
            id: string;
            /** @description `dev_…` */
            device_id: string;
            /**
             * @description `unknown` when nobody can say whether the device has it.
             * @enum {string}
             */
            status: "waiting" | "sending" | "sent" | "failed" | "unknown";
            /** @description Code of the reason of a failure. */
            failure: string | null;
            /** @description Provider that took it. */
            provider_id: string | null;
            /**
             * Format: date-time
             * @description When it was first tried.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        InboundMessage: {
            /** @description `inb_…` */
            id: string;
            /** @description Project that it came to. */
            project_id: string;
            /**
             * @description Mode of the provider that took it in.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description How it came.
             * @enum {string}
             */
            channel: "sms" | "email" | "push" | "whatsapp";
            /** @description `mpr_…`: who took it in. */
            provider_id: string;
            /** @description The provider’s name of it. */
            provider_message_id: string;
            /** @description Number or address that it came from. */
            from: string;
            /** @description Name that the sender goes by. */
            from_name: string | null;
            /** @description Number or address of the project. */
            to: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "text" | "button" | "choice" | "image" | "video" | "audio" | "document" | "sticker" | "location" | "contacts" | "reaction" | "other";
            /** @description What it says; of files their caption. */
            text: string | null;
            /** @description What a button or a choice stands for. */
            payload: string | null;
            /** @description Files that came with it. */
            attachments: {
                /** @description Media type, as the provider says. */
                content_type: string;
                /** @description Name of the file, where it has one. */
                filename: string | null;
            }[];
            /** @description `msg_…`: message of the project that it answers. */
            in_reply_to: string | null;
            /**
             * Format: date-time
             * @description When the provider had it.
             */
            received_at: string;
            /**
             * Format: date-time
             * @description When it came in here.
             */
            created_at: string;
        };
        InboundMessageDetails: {
            /** @description `inb_…` */
            id: string;
            /** @description Project that it came to. */
            project_id: string;
            /**
             * @description Mode of the provider that took it in.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description How it came.
             * @enum {string}
             */
            channel: "sms" | "email" | "push" | "whatsapp";
            /** @description `mpr_…`: who took it in. */
            provider_id: string;
            /** @description The provider’s name of it. */
            provider_message_id: string;
            /** @description Number or address that it came from. */
            from: string;
            /** @description Name that the sender goes by. */
            from_name: string | null;
            /** @description Number or address of the project. */
            to: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "text" | "button" | "choice" | "image" | "video" | "audio" | "document" | "sticker" | "location" | "contacts" | "reaction" | "other";
            /** @description What it says; of files their caption. */
            text: string | null;
            /** @description What a button or a choice stands for. */
            payload: string | null;
            /** @description Files that came with it. */
            attachments: {
                /** @description Media type, as the provider says. */
                content_type: string;
                /** @description Name of the file, where it has one. */
                filename: string | null;
            }[];
            /** @description `msg_…`: message of the project that it answers. */
            in_reply_to: string | null;
            /**
             * Format: date-time
             * @description When the provider had it.
             */
            received_at: string;
            /**
             * Format: date-time
             * @description When it came in here.
             */
            created_at: string;
            /** @description What the provider sent; null when it had more than 16,384 characters. */
            raw: string | null;
        };
        WhatsappTemplate: {
            /** @description `wat_…` */
            id: string;
            /** @description Name of the template at WhatsApp. */
            name: string;
            /** @description Language of the template at WhatsApp. */
            language: string;
            /** @description `APPROVED` templates are sent; `PAUSED`, `REJECTED` and others are not. */
            status: string;
            /** @description What it is for, such as `UTILITY`; it decides the price. */
            category: string;
            /** @description Header, body, footer and buttons, as WhatsApp gives them. */
            components: {
                [key: string]: unknown;
            }[];
            /**
             * Format: date-time
             * @description When it was first read.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last read.
             */
            synced_at: string;
        };
        WhatsappTemplateSync: {
            /** @description Templates that WhatsApp has. */
            read: number;
            /** @description Templates that it has no more. */
            removed: number;
        };
        MessageWindow: {
            /** @description Project that was written to. */
            project_id: string;
            /**
             * @description Mode of the provider that took the message in.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Number of the project. */
            sender: string;
            /** @description Number of the person. */
            recipient: string;
            /** @description `inb_…`: the last message of the person. */
            inbound_id: string;
            /**
             * Format: date-time
             * @description When the last message of the person came.
             */
            opened_at: string;
            /**
             * Format: date-time
             * @description When it closes or closed: 24 hours later.
             */
            closes_at: string;
            /** @description Whether any answer goes now; otherwise only templates. */
            is_open: boolean;
        };
        MessageInsight: {
            /**
             * Format: date-time
             * @description Beginning of the first hour.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the last hour.
             */
            to: string;
            counts: components["schemas"]["MessageCounts"];
            /** @description Arrived of those handed over, 0 to 1; null when none was. */
            delivery_rate: number | null;
            /** @description Right to about 5 %; not told apart by template, and null when one is asked for. */
            latency: {
                /** @description From acceptance, or the time asked for, to handing over. */
                sent: components["schemas"]["LatencyPercentiles"];
                /** @description From handing over to arrival. */
                delivered: components["schemas"]["LatencyPercentiles"];
            };
            /** @description The busiest 50 first. */
            groups: {
                /** @description Channel, or id of the provider or template; empty for none. */
                key: string;
                /** @description Name of the provider or template, if it still exists. */
                name: string | null;
                counts: components["schemas"]["MessageCounts"];
                /** @description Arrived of those handed over, 0 to 1; null when none was. */
                delivery_rate: number | null;
            }[];
            /** @description The ten most frequent. */
            reasons: {
                /** @description Why they did not arrive. */
                code: string;
                /** @description How many. */
                count: number;
            }[];
            /** @description What providers with a price cost. */
            costs: {
                /** @description `mpr_…` */
                provider_id: string;
                /** @description Null when it was deleted. */
                provider_name: string | null;
                /** @description Millionths of a unit of the currency. */
                micros: number;
                /** @description ISO 4217. */
                currency: string;
            }[];
        };
        MessageCounts: {
            /** @description Taken in. */
            accepted: number;
            /** @description Handed over, whatever became of them. */
            sent: number;
            /** @description Arrived. */
            delivered: number;
            /** @description Read, where the channel tells. */
            read: number;
            /** @description Could not be sent. */
            failed: number;
            /** @description Sent, and did not arrive. */
            undelivered: number;
            /** @description Too late to be sent. */
            expired: number;
            /** @description Not sent, as the recipient wants none. */
            suppressed: number;
            /** @description Called off. */
            canceled: number;
            /** @description Nobody knows whether they were sent. */
            unknown: number;
            /** @description Mail that was opened, where that is followed. */
            opened: number;
            /** @description Mail with a link that was followed, where that is followed. */
            clicked: number;
        };
        LatencyPercentiles: {
            /** @description Half took no longer; null when there were none. */
            p50_ms: number | null;
            /** @description 95 % took no longer. */
            p95_ms: number | null;
            /** @description 99 % took no longer. */
            p99_ms: number | null;
        };
        MessageInsightSeries: {
            /**
             * Format: date-time
             * @description Beginning of the first hour.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the last hour.
             */
            to: string;
            /** @description Seconds that one point stands for. */
            step_s: number;
            series: {
                /** @description Channel, or id of the provider or template; empty for all. */
                key: string;
                /** @description Times without messages are left out. */
                points: {
                    /**
                     * Format: date-time
                     * @description Beginning of the time that it stands for.
                     */
                    at: string;
                    counts: components["schemas"]["MessageCounts"];
                    /** @description Arrived of those handed over, 0 to 1; null when none was. */
                    delivery_rate: number | null;
                    /** @description Right to about 5 %; not told apart by template, and null when one is asked for. */
                    latency: {
                        /** @description From acceptance, or the time asked for, to handing over. */
                        sent: components["schemas"]["LatencyPercentiles"];
                        /** @description From handing over to arrival. */
                        delivered: components["schemas"]["LatencyPercentiles"];
                    };
                }[];
            }[];
        };
        MessageAttempt: {
            /** @description The first is 1. */
            number: number;
            /** @description `mpr_…`; stays when the provider is deleted. */
            provider_id: string;
            /** @description Null when the provider was deleted. */
            provider_name: string | null;
            /** @description What speaks with the provider, such as `smtp`. */
            kind: string;
            /**
             * @description Null while it is made.
             * @enum {string|null}
             */
            outcome: "sent" | "delivered" | "failed" | "unknown" | null;
            /** @description Code of the reason of a failure. */
            failure: string | null;
            /** @description The name that the provider gave it. */
            provider_message_id: string | null;
            /** @description What it cost, when the provider has a price. */
            cost: {
                /** @description Millionths of a unit of the currency. */
                micros: number;
                /** @description ISO 4217. */
                currency: string;
            } | null;
            /**
             * Format: date-time
             * @description When it was handed over.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When the provider had answered.
             */
            ended_at: string | null;
            /** @description How long the provider took. */
            duration_ms: number | null;
        };
        PreviewSms: {
            /** @description At most 1600 characters; long texts travel in parts. */
            text: string;
            /** @description Recipient; decides which provider would carry it. */
            to?: string;
        };
        SmsSegments: {
            /**
             * @description Alphabet that the text needs.
             * @enum {string}
             */
            encoding: "gsm7" | "ucs2";
            /** @description The messages that the network carries. */
            parts: {
                /** @description What stands in this part. */
                text: string;
                /** @description Characters as people count them (code points). */
                characters: number;
                /** @description Room that they take: septets of GSM-7, or units of UCS-2. */
                units: number;
            }[];
            /** @description Room in a part of this text. */
            units_per_part: number;
            /** @description What the provider that would carry it takes; null when it has no price. */
            price: {
                /** @description `mpr_…` */
                provider_id: string;
                /** @description Millionths of a unit of the currency, for all parts. */
                micros: number;
                /** @description ISO 4217. */
                currency: string;
            } | null;
        };
        MessageTracking: {
            /** @description Whether it is noted that mail was opened. */
            opens: boolean;
            /** @description Whether it is noted that links of mail were followed. */
            clicks: boolean;
            /**
             * Format: date-time
             * @description Null while nobody has set it.
             */
            updated_at: string | null;
        };
        UpdateMessageTracking: {
            /** @description Whether it is noted that mail was opened. */
            opens?: boolean;
            /** @description Whether it is noted that links of mail were followed. */
            clicks?: boolean;
        };
        MessageVisit: {
            /** @description `mvs_…` */
            id: string;
            /**
             * @description What was noticed.
             * @enum {string}
             */
            kind: "open" | "click";
            /** @description Where the link leads; null for an open. */
            url: string | null;
            /** @description Whether a program did it, as far as one can tell: a scanner, or a preview. */
            is_automatic: boolean;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
        };
        CreateBatch: {
            /** @description What you call it. */
            name?: string;
            /** @description Up to 10000 messages, each as it is sent alone. */
            messages?: unknown[];
        };
        Batch: {
            /** @description `bat_…` */
            id: string;
            /** @description What you call it. */
            name: string | null;
            /**
             * @description `completed` once every message was sent or has ended.
             * @enum {string}
             */
            status: "processing" | "completed" | "canceled";
            /** @description How many messages it was given with. */
            total: number;
            /** @description How many of them were accepted. */
            accepted: number;
            /** @description How many were not, and are not sent. */
            rejected: number;
            /** @description The first 1000 that were not accepted, and why. */
            errors: {
                /** @description Which message it was; counts from 1. */
                line: number;
                /** @description What is wrong with it. */
                errors: {
                    /** @description Where the problem is, such as `body.to`. */
                    location: string;
                    /** @description What kind of problem it is. */
                    code: string;
                    /** @description A sentence. */
                    message: string;
                }[];
            }[];
            /** @description How many messages are in each status now. */
            counts: {
                [key: string]: number;
            };
            /**
             * Format: date-time
             * @description When it was accepted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was called off.
             */
            canceled_at: string | null;
        };
        CreateMessage: {
            /** @enum {string} */
            channel: "sms";
            to: string | components["schemas"]["RecipientReference"];
            content?: {
                /** @description At most 1600 characters; long texts travel in parts. */
                text: string;
            };
            /** @description Id or name of a published template, in the place of `content`. */
            template?: string;
            /** @description Values of the variables that the template declares, by name. */
            variables?: {
                [key: string]: string | number | boolean | {
                    [key: string]: string | number | boolean;
                }[];
            };
            /** @description Language wanted of the template, such as `de-AT`. */
            locale?: string;
            /** @description When to send it, at most 90 days ahead: with an offset, or without one and with `time_zone`. */
            send_at?: string;
            /** @description Time zone of a `send_at` without offset, such as `Europe/Berlin`. */
            time_zone?: string;
            /** @description Seconds from then on in which it may be sent; four hours when not given, two days for e-mail. */
            validity_s?: number;
            /**
             * Format: date-time
             * @description Moment from which on it is not sent, in the place of `validity_s`.
             */
            expires_at?: string;
            /** @description Other channels, tried in turn when the one before fails or does not deliver in time. */
            fallback?: ({
                /** @enum {string} */
                channel: "sms";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description At most 1600 characters; long texts travel in parts. */
                    text: string;
                };
            } | {
                /** @enum {string} */
                channel: "email";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description A single line of at most 998 characters (RFC 5322). */
                    subject: string;
                    /** @description Plain text, at most 256 KiB. */
                    text?: string;
                    /** @description HTML, at most 256 KiB. */
                    html?: string;
                };
            } | {
                /** @enum {string} */
                channel: "push";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description Title of the notification. */
                    subject?: string;
                    /** @description At most 2000 characters. */
                    text: string;
                    /** @description Texts that the app is given with a notification; 2 KiB at most. */
                    data?: {
                        [key: string]: string;
                    };
                    /** @description A later notification of the same key takes the place of an earlier one. */
                    collapse_key?: string;
                    /**
                     * @description `high` wakes a device up; codes always do. `normal` when not given.
                     * @enum {string}
                     */
                    priority?: "normal" | "high";
                };
            } | {
                /** @enum {string} */
                channel: "whatsapp";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description At most 4096 characters, with `media` 1024. Needs a window that is open. */
                    text?: string;
                    /** @description A file, with `text` as its caption. */
                    media?: {
                        /**
                         * @description What it is.
                         * @enum {string}
                         */
                        kind: "image" | "video" | "audio" | "document";
                        /** @description Address that WhatsApp fetches it from. */
                        link?: string;
                        /** @description Id that it got when it was uploaded to WhatsApp. */
                        id?: string;
                        /** @description Name that the recipient sees. */
                        filename?: string;
                    };
                    /** @description A template that WhatsApp approved. It may be sent at any time. */
                    whatsapp_template?: {
                        /** @description Name of the template at WhatsApp. */
                        name: string;
                        /** @description Language of the template at WhatsApp. */
                        language: string;
                        /** @description What is put into its parts. */
                        components?: ({
                            /** @enum {string} */
                            type: "header";
                            /** @description In their order. */
                            parameters: ({
                                /** @enum {string} */
                                type: "text";
                                /** @description Name of the parameter, where the template has names. */
                                parameter_name?: string;
                                /** @description What is put into the template. */
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                image: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "video";
                                video: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "document";
                                document: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                    /** @description Name that the recipient sees. */
                                    filename?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "payload";
                                /** @description What comes back when the button is pressed. */
                                payload: string;
                            })[];
                        } | {
                            /** @enum {string} */
                            type: "body";
                            /** @description In their order. */
                            parameters: ({
                                /** @enum {string} */
                                type: "text";
                                /** @description Name of the parameter, where the template has names. */
                                parameter_name?: string;
                                /** @description What is put into the template. */
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                image: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "video";
                                video: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "document";
                                document: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                    /** @description Name that the recipient sees. */
                                    filename?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "payload";
                                /** @description What comes back when the button is pressed. */
                                payload: string;
                            })[];
                        } | {
                            /** @enum {string} */
                            type: "button";
                            /**
                             * @description Kind of the button.
                             * @enum {string}
                             */
                            sub_type: "quick_reply" | "url" | "copy_code";
                            /** @description Which button; the first is 0. */
                            index: number;
                            /** @description In their order. */
                            parameters: ({
                                /** @enum {string} */
                                type: "text";
                                /** @description Name of the parameter, where the template has names. */
                                parameter_name?: string;
                                /** @description What is put into the template. */
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                image: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "video";
                                video: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "document";
                                document: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                    /** @description Name that the recipient sees. */
                                    filename?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "payload";
                                /** @description What comes back when the button is pressed. */
                                payload: string;
                            })[];
                        })[];
                    };
                    /** @description Message of the recipient that this answers: `inb_…`, or its name at WhatsApp. */
                    in_reply_to?: string;
                    /** @description Whether links in the text show what they lead to. */
                    preview_url?: boolean;
                };
            })[];
            /**
             * @description Seconds that each channel has to deliver before the next one is tried.
             * @default 600
             */
            fallback_after_s?: number;
            /** @description Key of the topic that it is about, such as `news`. */
            topic?: string;
            /** @description Whether it is sent in quiet hours too; all but marketing is, if not given. */
            urgent?: boolean;
            /** @description Up to 10 files, 700 KiB together. */
            attachments?: components["schemas"]["Attachment"][];
            /** @description What is followed of this mail; as the project has set it when not given. */
            tracking?: {
                /** @description Whether it is noted that mail was opened. */
                opens?: boolean;
                /** @description Whether it is noted that links of mail were followed. */
                clicks?: boolean;
            };
            /**
             * @description Up to 20 texts of your own, kept with the message.
             * @default {}
             */
            metadata?: {
                [key: string]: string;
            };
        } | {
            /** @enum {string} */
            channel: "email";
            to: string | components["schemas"]["RecipientReference"];
            content?: {
                /** @description A single line of at most 998 characters (RFC 5322). */
                subject: string;
                /** @description Plain text, at most 256 KiB. */
                text?: string;
                /** @description HTML, at most 256 KiB. */
                html?: string;
            };
            /** @description Id or name of a published template, in the place of `content`. */
            template?: string;
            /** @description Values of the variables that the template declares, by name. */
            variables?: {
                [key: string]: string | number | boolean | {
                    [key: string]: string | number | boolean;
                }[];
            };
            /** @description Language wanted of the template, such as `de-AT`. */
            locale?: string;
            /** @description When to send it, at most 90 days ahead: with an offset, or without one and with `time_zone`. */
            send_at?: string;
            /** @description Time zone of a `send_at` without offset, such as `Europe/Berlin`. */
            time_zone?: string;
            /** @description Seconds from then on in which it may be sent; four hours when not given, two days for e-mail. */
            validity_s?: number;
            /**
             * Format: date-time
             * @description Moment from which on it is not sent, in the place of `validity_s`.
             */
            expires_at?: string;
            /** @description Other channels, tried in turn when the one before fails or does not deliver in time. */
            fallback?: ({
                /** @enum {string} */
                channel: "sms";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description At most 1600 characters; long texts travel in parts. */
                    text: string;
                };
            } | {
                /** @enum {string} */
                channel: "email";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description A single line of at most 998 characters (RFC 5322). */
                    subject: string;
                    /** @description Plain text, at most 256 KiB. */
                    text?: string;
                    /** @description HTML, at most 256 KiB. */
                    html?: string;
                };
            } | {
                /** @enum {string} */
                channel: "push";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description Title of the notification. */
                    subject?: string;
                    /** @description At most 2000 characters. */
                    text: string;
                    /** @description Texts that the app is given with a notification; 2 KiB at most. */
                    data?: {
                        [key: string]: string;
                    };
                    /** @description A later notification of the same key takes the place of an earlier one. */
                    collapse_key?: string;
                    /**
                     * @description `high` wakes a device up; codes always do. `normal` when not given.
                     * @enum {string}
                     */
                    priority?: "normal" | "high";
                };
            } | {
                /** @enum {string} */
                channel: "whatsapp";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description At most 4096 characters, with `media` 1024. Needs a window that is open. */
                    text?: string;
                    /** @description A file, with `text` as its caption. */
                    media?: {
                        /**
                         * @description What it is.
                         * @enum {string}
                         */
                        kind: "image" | "video" | "audio" | "document";
                        /** @description Address that WhatsApp fetches it from. */
                        link?: string;
                        /** @description Id that it got when it was uploaded to WhatsApp. */
                        id?: string;
                        /** @description Name that the recipient sees. */
                        filename?: string;
                    };
                    /** @description A template that WhatsApp approved. It may be sent at any time. */
                    whatsapp_template?: {
                        /** @description Name of the template at WhatsApp. */
                        name: string;
                        /** @description Language of the template at WhatsApp. */
                        language: string;
                        /** @description What is put into its parts. */
                        components?: ({
                            /** @enum {string} */
                            type: "header";
                            /** @description In their order. */
                            parameters: ({
                                /** @enum {string} */
                                type: "text";
                                /** @description Name of the parameter, where the template has names. */
                                parameter_name?: string;
                                /** @description What is put into the template. */
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                image: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "video";
                                video: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "document";
                                document: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                    /** @description Name that the recipient sees. */
                                    filename?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "payload";
                                /** @description What comes back when the button is pressed. */
                                payload: string;
                            })[];
                        } | {
                            /** @enum {string} */
                            type: "body";
                            /** @description In their order. */
                            parameters: ({
                                /** @enum {string} */
                                type: "text";
                                /** @description Name of the parameter, where the template has names. */
                                parameter_name?: string;
                                /** @description What is put into the template. */
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                image: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "video";
                                video: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "document";
                                document: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                    /** @description Name that the recipient sees. */
                                    filename?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "payload";
                                /** @description What comes back when the button is pressed. */
                                payload: string;
                            })[];
                        } | {
                            /** @enum {string} */
                            type: "button";
                            /**
                             * @description Kind of the button.
                             * @enum {string}
                             */
                            sub_type: "quick_reply" | "url" | "copy_code";
                            /** @description Which button; the first is 0. */
                            index: number;
                            /** @description In their order. */
                            parameters: ({
                                /** @enum {string} */
                                type: "text";
                                /** @description Name of the parameter, where the template has names. */
                                parameter_name?: string;
                                /** @description What is put into the template. */
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                image: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "video";
                                video: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "document";
                                document: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                    /** @description Name that the recipient sees. */
                                    filename?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "payload";
                                /** @description What comes back when the button is pressed. */
                                payload: string;
                            })[];
                        })[];
                    };
                    /** @description Message of the recipient that this answers: `inb_…`, or its name at WhatsApp. */
                    in_reply_to?: string;
                    /** @description Whether links in the text show what they lead to. */
                    preview_url?: boolean;
                };
            })[];
            /**
             * @description Seconds that each channel has to deliver before the next one is tried.
             * @default 600
             */
            fallback_after_s?: number;
            /** @description Key of the topic that it is about, such as `news`. */
            topic?: string;
            /** @description Whether it is sent in quiet hours too; all but marketing is, if not given. */
            urgent?: boolean;
            /** @description Up to 10 files, 700 KiB together. */
            attachments?: components["schemas"]["Attachment"][];
            /** @description What is followed of this mail; as the project has set it when not given. */
            tracking?: {
                /** @description Whether it is noted that mail was opened. */
                opens?: boolean;
                /** @description Whether it is noted that links of mail were followed. */
                clicks?: boolean;
            };
            /**
             * @description Up to 20 texts of your own, kept with the message.
             * @default {}
             */
            metadata?: {
                [key: string]: string;
            };
        } | {
            /** @enum {string} */
            channel: "push";
            to: string | components["schemas"]["RecipientReference"];
            content?: {
                /** @description Title of the notification. */
                subject?: string;
                /** @description At most 2000 characters. */
                text: string;
                /** @description Texts that the app is given with a notification; 2 KiB at most. */
                data?: {
                    [key: string]: string;
                };
                /** @description A later notification of the same key takes the place of an earlier one. */
                collapse_key?: string;
                /**
                 * @description `high` wakes a device up; codes always do. `normal` when not given.
                 * @enum {string}
                 */
                priority?: "normal" | "high";
            };
            /** @description Id or name of a published template, in the place of `content`. */
            template?: string;
            /** @description Values of the variables that the template declares, by name. */
            variables?: {
                [key: string]: string | number | boolean | {
                    [key: string]: string | number | boolean;
                }[];
            };
            /** @description Language wanted of the template, such as `de-AT`. */
            locale?: string;
            /** @description When to send it, at most 90 days ahead: with an offset, or without one and with `time_zone`. */
            send_at?: string;
            /** @description Time zone of a `send_at` without offset, such as `Europe/Berlin`. */
            time_zone?: string;
            /** @description Seconds from then on in which it may be sent; four hours when not given, two days for e-mail. */
            validity_s?: number;
            /**
             * Format: date-time
             * @description Moment from which on it is not sent, in the place of `validity_s`.
             */
            expires_at?: string;
            /** @description Other channels, tried in turn when the one before fails or does not deliver in time. */
            fallback?: ({
                /** @enum {string} */
                channel: "sms";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description At most 1600 characters; long texts travel in parts. */
                    text: string;
                };
            } | {
                /** @enum {string} */
                channel: "email";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description A single line of at most 998 characters (RFC 5322). */
                    subject: string;
                    /** @description Plain text, at most 256 KiB. */
                    text?: string;
                    /** @description HTML, at most 256 KiB. */
                    html?: string;
                };
            } | {
                /** @enum {string} */
                channel: "push";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description Title of the notification. */
                    subject?: string;
                    /** @description At most 2000 characters. */
                    text: string;
                    /** @description Texts that the app is given with a notification; 2 KiB at most. */
                    data?: {
                        [key: string]: string;
                    };
                    /** @description A later notification of the same key takes the place of an earlier one. */
                    collapse_key?: string;
                    /**
                     * @description `high` wakes a device up; codes always do. `normal` when not given.
                     * @enum {string}
                     */
                    priority?: "normal" | "high";
                };
            } | {
                /** @enum {string} */
                channel: "whatsapp";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description At most 4096 characters, with `media` 1024. Needs a window that is open. */
                    text?: string;
                    /** @description A file, with `text` as its caption. */
                    media?: {
                        /**
                         * @description What it is.
                         * @enum {string}
                         */
                        kind: "image" | "video" | "audio" | "document";
                        /** @description Address that WhatsApp fetches it from. */
                        link?: string;
                        /** @description Id that it got when it was uploaded to WhatsApp. */
                        id?: string;
                        /** @description Name that the recipient sees. */
                        filename?: string;
                    };
                    /** @description A template that WhatsApp approved. It may be sent at any time. */
                    whatsapp_template?: {
                        /** @description Name of the template at WhatsApp. */
                        name: string;
                        /** @description Language of the template at WhatsApp. */
                        language: string;
                        /** @description What is put into its parts. */
                        components?: ({
                            /** @enum {string} */
                            type: "header";
                            /** @description In their order. */
                            parameters: ({
                                /** @enum {string} */
                                type: "text";
                                /** @description Name of the parameter, where the template has names. */
                                parameter_name?: string;
                                /** @description What is put into the template. */
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                image: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "video";
                                video: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "document";
                                document: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                    /** @description Name that the recipient sees. */
                                    filename?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "payload";
                                /** @description What comes back when the button is pressed. */
                                payload: string;
                            })[];
                        } | {
                            /** @enum {string} */
                            type: "body";
                            /** @description In their order. */
                            parameters: ({
                                /** @enum {string} */
                                type: "text";
                                /** @description Name of the parameter, where the template has names. */
                                parameter_name?: string;
                                /** @description What is put into the template. */
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                image: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "video";
                                video: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "document";
                                document: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                    /** @description Name that the recipient sees. */
                                    filename?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "payload";
                                /** @description What comes back when the button is pressed. */
                                payload: string;
                            })[];
                        } | {
                            /** @enum {string} */
                            type: "button";
                            /**
                             * @description Kind of the button.
                             * @enum {string}
                             */
                            sub_type: "quick_reply" | "url" | "copy_code";
                            /** @description Which button; the first is 0. */
                            index: number;
                            /** @description In their order. */
                            parameters: ({
                                /** @enum {string} */
                                type: "text";
                                /** @description Name of the parameter, where the template has names. */
                                parameter_name?: string;
                                /** @description What is put into the template. */
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                image: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "video";
                                video: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "document";
                                document: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                    /** @description Name that the recipient sees. */
                                    filename?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "payload";
                                /** @description What comes back when the button is pressed. */
                                payload: string;
                            })[];
                        })[];
                    };
                    /** @description Message of the recipient that this answers: `inb_…`, or its name at WhatsApp. */
                    in_reply_to?: string;
                    /** @description Whether links in the text show what they lead to. */
                    preview_url?: boolean;
                };
            })[];
            /**
             * @description Seconds that each channel has to deliver before the next one is tried.
             * @default 600
             */
            fallback_after_s?: number;
            /** @description Key of the topic that it is about, such as `news`. */
            topic?: string;
            /** @description Whether it is sent in quiet hours too; all but marketing is, if not given. */
            urgent?: boolean;
            /** @description Up to 10 files, 700 KiB together. */
            attachments?: components["schemas"]["Attachment"][];
            /** @description What is followed of this mail; as the project has set it when not given. */
            tracking?: {
                /** @description Whether it is noted that mail was opened. */
                opens?: boolean;
                /** @description Whether it is noted that links of mail were followed. */
                clicks?: boolean;
            };
            /**
             * @description Up to 20 texts of your own, kept with the message.
             * @default {}
             */
            metadata?: {
                [key: string]: string;
            };
        } | {
            /** @enum {string} */
            channel: "whatsapp";
            to: string | components["schemas"]["RecipientReference"];
            content?: {
                /** @description At most 4096 characters, with `media` 1024. Needs a window that is open. */
                text?: string;
                /** @description A file, with `text` as its caption. */
                media?: {
                    /**
                     * @description What it is.
                     * @enum {string}
                     */
                    kind: "image" | "video" | "audio" | "document";
                    /** @description Address that WhatsApp fetches it from. */
                    link?: string;
                    /** @description Id that it got when it was uploaded to WhatsApp. */
                    id?: string;
                    /** @description Name that the recipient sees. */
                    filename?: string;
                };
                /** @description A template that WhatsApp approved. It may be sent at any time. */
                whatsapp_template?: {
                    /** @description Name of the template at WhatsApp. */
                    name: string;
                    /** @description Language of the template at WhatsApp. */
                    language: string;
                    /** @description What is put into its parts. */
                    components?: ({
                        /** @enum {string} */
                        type: "header";
                        /** @description In their order. */
                        parameters: ({
                            /** @enum {string} */
                            type: "text";
                            /** @description Name of the parameter, where the template has names. */
                            parameter_name?: string;
                            /** @description What is put into the template. */
                            text: string;
                        } | {
                            /** @enum {string} */
                            type: "image";
                            image: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "video";
                            video: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "document";
                            document: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                                /** @description Name that the recipient sees. */
                                filename?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "payload";
                            /** @description What comes back when the button is pressed. */
                            payload: string;
                        })[];
                    } | {
                        /** @enum {string} */
                        type: "body";
                        /** @description In their order. */
                        parameters: ({
                            /** @enum {string} */
                            type: "text";
                            /** @description Name of the parameter, where the template has names. */
                            parameter_name?: string;
                            /** @description What is put into the template. */
                            text: string;
                        } | {
                            /** @enum {string} */
                            type: "image";
                            image: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "video";
                            video: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "document";
                            document: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                                /** @description Name that the recipient sees. */
                                filename?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "payload";
                            /** @description What comes back when the button is pressed. */
                            payload: string;
                        })[];
                    } | {
                        /** @enum {string} */
                        type: "button";
                        /**
                         * @description Kind of the button.
                         * @enum {string}
                         */
                        sub_type: "quick_reply" | "url" | "copy_code";
                        /** @description Which button; the first is 0. */
                        index: number;
                        /** @description In their order. */
                        parameters: ({
                            /** @enum {string} */
                            type: "text";
                            /** @description Name of the parameter, where the template has names. */
                            parameter_name?: string;
                            /** @description What is put into the template. */
                            text: string;
                        } | {
                            /** @enum {string} */
                            type: "image";
                            image: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "video";
                            video: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "document";
                            document: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                                /** @description Name that the recipient sees. */
                                filename?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "payload";
                            /** @description What comes back when the button is pressed. */
                            payload: string;
                        })[];
                    })[];
                };
                /** @description Message of the recipient that this answers: `inb_…`, or its name at WhatsApp. */
                in_reply_to?: string;
                /** @description Whether links in the text show what they lead to. */
                preview_url?: boolean;
            };
            /** @description Id or name of a published template, in the place of `content`. */
            template?: string;
            /** @description Values of the variables that the template declares, by name. */
            variables?: {
                [key: string]: string | number | boolean | {
                    [key: string]: string | number | boolean;
                }[];
            };
            /** @description Language wanted of the template, such as `de-AT`. */
            locale?: string;
            /** @description When to send it, at most 90 days ahead: with an offset, or without one and with `time_zone`. */
            send_at?: string;
            /** @description Time zone of a `send_at` without offset, such as `Europe/Berlin`. */
            time_zone?: string;
            /** @description Seconds from then on in which it may be sent; four hours when not given, two days for e-mail. */
            validity_s?: number;
            /**
             * Format: date-time
             * @description Moment from which on it is not sent, in the place of `validity_s`.
             */
            expires_at?: string;
            /** @description Other channels, tried in turn when the one before fails or does not deliver in time. */
            fallback?: ({
                /** @enum {string} */
                channel: "sms";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description At most 1600 characters; long texts travel in parts. */
                    text: string;
                };
            } | {
                /** @enum {string} */
                channel: "email";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description A single line of at most 998 characters (RFC 5322). */
                    subject: string;
                    /** @description Plain text, at most 256 KiB. */
                    text?: string;
                    /** @description HTML, at most 256 KiB. */
                    html?: string;
                };
            } | {
                /** @enum {string} */
                channel: "push";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description Title of the notification. */
                    subject?: string;
                    /** @description At most 2000 characters. */
                    text: string;
                    /** @description Texts that the app is given with a notification; 2 KiB at most. */
                    data?: {
                        [key: string]: string;
                    };
                    /** @description A later notification of the same key takes the place of an earlier one. */
                    collapse_key?: string;
                    /**
                     * @description `high` wakes a device up; codes always do. `normal` when not given.
                     * @enum {string}
                     */
                    priority?: "normal" | "high";
                };
            } | {
                /** @enum {string} */
                channel: "whatsapp";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description At most 4096 characters, with `media` 1024. Needs a window that is open. */
                    text?: string;
                    /** @description A file, with `text` as its caption. */
                    media?: {
                        /**
                         * @description What it is.
                         * @enum {string}
                         */
                        kind: "image" | "video" | "audio" | "document";
                        /** @description Address that WhatsApp fetches it from. */
                        link?: string;
                        /** @description Id that it got when it was uploaded to WhatsApp. */
                        id?: string;
                        /** @description Name that the recipient sees. */
                        filename?: string;
                    };
                    /** @description A template that WhatsApp approved. It may be sent at any time. */
                    whatsapp_template?: {
                        /** @description Name of the template at WhatsApp. */
                        name: string;
                        /** @description Language of the template at WhatsApp. */
                        language: string;
                        /** @description What is put into its parts. */
                        components?: ({
                            /** @enum {string} */
                            type: "header";
                            /** @description In their order. */
                            parameters: ({
                                /** @enum {string} */
                                type: "text";
                                /** @description Name of the parameter, where the template has names. */
                                parameter_name?: string;
                                /** @description What is put into the template. */
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                image: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "video";
                                video: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "document";
                                document: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                    /** @description Name that the recipient sees. */
                                    filename?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "payload";
                                /** @description What comes back when the button is pressed. */
                                payload: string;
                            })[];
                        } | {
                            /** @enum {string} */
                            type: "body";
                            /** @description In their order. */
                            parameters: ({
                                /** @enum {string} */
                                type: "text";
                                /** @description Name of the parameter, where the template has names. */
                                parameter_name?: string;
                                /** @description What is put into the template. */
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                image: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "video";
                                video: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "document";
                                document: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                    /** @description Name that the recipient sees. */
                                    filename?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "payload";
                                /** @description What comes back when the button is pressed. */
                                payload: string;
                            })[];
                        } | {
                            /** @enum {string} */
                            type: "button";
                            /**
                             * @description Kind of the button.
                             * @enum {string}
                             */
                            sub_type: "quick_reply" | "url" | "copy_code";
                            /** @description Which button; the first is 0. */
                            index: number;
                            /** @description In their order. */
                            parameters: ({
                                /** @enum {string} */
                                type: "text";
                                /** @description Name of the parameter, where the template has names. */
                                parameter_name?: string;
                                /** @description What is put into the template. */
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                image: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "video";
                                video: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "document";
                                document: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                    /** @description Name that the recipient sees. */
                                    filename?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "payload";
                                /** @description What comes back when the button is pressed. */
                                payload: string;
                            })[];
                        })[];
                    };
                    /** @description Message of the recipient that this answers: `inb_…`, or its name at WhatsApp. */
                    in_reply_to?: string;
                    /** @description Whether links in the text show what they lead to. */
                    preview_url?: boolean;
                };
            })[];
            /**
             * @description Seconds that each channel has to deliver before the next one is tried.
             * @default 600
             */
            fallback_after_s?: number;
            /** @description Key of the topic that it is about, such as `news`. */
            topic?: string;
            /** @description Whether it is sent in quiet hours too; all but marketing is, if not given. */
            urgent?: boolean;
            /** @description Up to 10 files, 700 KiB together. */
            attachments?: components["schemas"]["Attachment"][];
            /** @description What is followed of this mail; as the project has set it when not given. */
            tracking?: {
                /** @description Whether it is noted that mail was opened. */
                opens?: boolean;
                /** @description Whether it is noted that links of mail were followed. */
                clicks?: boolean;
            };
            /**
             * @description Up to 20 texts of your own, kept with the message.
             * @default {}
             */
            metadata?: {
                [key: string]: string;
            };
        } | {
            /** @enum {string} */
            channel: "preferred";
            to: components["schemas"]["RecipientReference"];
            /** @description Id or name of a published template, in the place of `content`. */
            template?: string;
            /** @description Values of the variables that the template declares, by name. */
            variables?: {
                [key: string]: string | number | boolean | {
                    [key: string]: string | number | boolean;
                }[];
            };
            /** @description Language wanted of the template, such as `de-AT`. */
            locale?: string;
            /** @description When to send it, at most 90 days ahead: with an offset, or without one and with `time_zone`. */
            send_at?: string;
            /** @description Time zone of a `send_at` without offset, such as `Europe/Berlin`. */
            time_zone?: string;
            /** @description Seconds from then on in which it may be sent; four hours when not given, two days for e-mail. */
            validity_s?: number;
            /**
             * Format: date-time
             * @description Moment from which on it is not sent, in the place of `validity_s`.
             */
            expires_at?: string;
            /** @description Other channels, tried in turn when the one before fails or does not deliver in time. */
            fallback?: ({
                /** @enum {string} */
                channel: "sms";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description At most 1600 characters; long texts travel in parts. */
                    text: string;
                };
            } | {
                /** @enum {string} */
                channel: "email";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description A single line of at most 998 characters (RFC 5322). */
                    subject: string;
                    /** @description Plain text, at most 256 KiB. */
                    text?: string;
                    /** @description HTML, at most 256 KiB. */
                    html?: string;
                };
            } | {
                /** @enum {string} */
                channel: "push";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description Title of the notification. */
                    subject?: string;
                    /** @description At most 2000 characters. */
                    text: string;
                    /** @description Texts that the app is given with a notification; 2 KiB at most. */
                    data?: {
                        [key: string]: string;
                    };
                    /** @description A later notification of the same key takes the place of an earlier one. */
                    collapse_key?: string;
                    /**
                     * @description `high` wakes a device up; codes always do. `normal` when not given.
                     * @enum {string}
                     */
                    priority?: "normal" | "high";
                };
            } | {
                /** @enum {string} */
                channel: "whatsapp";
                to: string | components["schemas"]["RecipientReference"];
                content?: {
                    /** @description At most 4096 characters, with `media` 1024. Needs a window that is open. */
                    text?: string;
                    /** @description A file, with `text` as its caption. */
                    media?: {
                        /**
                         * @description What it is.
                         * @enum {string}
                         */
                        kind: "image" | "video" | "audio" | "document";
                        /** @description Address that WhatsApp fetches it from. */
                        link?: string;
                        /** @description Id that it got when it was uploaded to WhatsApp. */
                        id?: string;
                        /** @description Name that the recipient sees. */
                        filename?: string;
                    };
                    /** @description A template that WhatsApp approved. It may be sent at any time. */
                    whatsapp_template?: {
                        /** @description Name of the template at WhatsApp. */
                        name: string;
                        /** @description Language of the template at WhatsApp. */
                        language: string;
                        /** @description What is put into its parts. */
                        components?: ({
                            /** @enum {string} */
                            type: "header";
                            /** @description In their order. */
                            parameters: ({
                                /** @enum {string} */
                                type: "text";
                                /** @description Name of the parameter, where the template has names. */
                                parameter_name?: string;
                                /** @description What is put into the template. */
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                image: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "video";
                                video: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "document";
                                document: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                    /** @description Name that the recipient sees. */
                                    filename?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "payload";
                                /** @description What comes back when the button is pressed. */
                                payload: string;
                            })[];
                        } | {
                            /** @enum {string} */
                            type: "body";
                            /** @description In their order. */
                            parameters: ({
                                /** @enum {string} */
                                type: "text";
                                /** @description Name of the parameter, where the template has names. */
                                parameter_name?: string;
                                /** @description What is put into the template. */
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                image: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "video";
                                video: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "document";
                                document: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                    /** @description Name that the recipient sees. */
                                    filename?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "payload";
                                /** @description What comes back when the button is pressed. */
                                payload: string;
                            })[];
                        } | {
                            /** @enum {string} */
                            type: "button";
                            /**
                             * @description Kind of the button.
                             * @enum {string}
                             */
                            sub_type: "quick_reply" | "url" | "copy_code";
                            /** @description Which button; the first is 0. */
                            index: number;
                            /** @description In their order. */
                            parameters: ({
                                /** @enum {string} */
                                type: "text";
                                /** @description Name of the parameter, where the template has names. */
                                parameter_name?: string;
                                /** @description What is put into the template. */
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                image: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "video";
                                video: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "document";
                                document: {
                                    /** @description Address that WhatsApp fetches it from. */
                                    link?: string;
                                    /** @description Id that it got when it was uploaded to WhatsApp. */
                                    id?: string;
                                    /** @description Name that the recipient sees. */
                                    filename?: string;
                                };
                            } | {
                                /** @enum {string} */
                                type: "payload";
                                /** @description What comes back when the button is pressed. */
                                payload: string;
                            })[];
                        })[];
                    };
                    /** @description Message of the recipient that this answers: `inb_…`, or its name at WhatsApp. */
                    in_reply_to?: string;
                    /** @description Whether links in the text show what they lead to. */
                    preview_url?: boolean;
                };
            })[];
            /**
             * @description Seconds that each channel has to deliver before the next one is tried.
             * @default 600
             */
            fallback_after_s?: number;
            /** @description Key of the topic that it is about, such as `news`. */
            topic?: string;
            /** @description Whether it is sent in quiet hours too; all but marketing is, if not given. */
            urgent?: boolean;
            /** @description Up to 10 files, 700 KiB together. */
            attachments?: components["schemas"]["Attachment"][];
            /** @description What is followed of this mail; as the project has set it when not given. */
            tracking?: {
                /** @description Whether it is noted that mail was opened. */
                opens?: boolean;
                /** @description Whether it is noted that links of mail were followed. */
                clicks?: boolean;
            };
            /**
             * @description Up to 20 texts of your own, kept with the message.
             * @default {}
             */
            metadata?: {
                [key: string]: string;
            };
        };
        RecipientReference: {
            /** @description Id (`rcp_…`) or external id of a recipient. */
            recipient: string;
        };
        Attachment: {
            /** @description Name that the recipient sees. */
            filename: string;
            /** @description Media type, such as `application/pdf` or `text/calendar; method=REQUEST`. */
            content_type: string;
            /**
             * Format: base64
             * @description The file as base64.
             */
            content: string;
        };
        Message: {
            /** @description `msg_…` */
            id: string;
            /** @description Project that sent it. */
            project_id: string | null;
            /**
             * @description Messages of test mode stay in the outbox.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @enum {string} */
            channel: "sms" | "email" | "push" | "whatsapp";
            /** @description Recipient: phone number, e-mail address, device, user or device token. */
            to: string;
            /** @description Sender that the recipient sees. */
            from: string;
            /** @description Null once it was blanked: codes are not kept. */
            content: components["schemas"]["MessageContent"] | null;
            /** @description What the content was made of. */
            template: {
                /** @description `tpl_…` */
                id: string;
                /** @description Number of the version. */
                version: number;
                /** @description Language that was found. */
                locale: string;
            } | null;
            /** @enum {string} */
            kind: "otp" | "transactional";
            metadata: {
                [key: string]: string;
            };
            reference: string | null;
            /**
             * @description It only moves forward.
             * @enum {string}
             */
            status: "accepted" | "scheduled" | "queued" | "sending" | "sent" | "unknown" | "canceled" | "expired" | "failed" | "undelivered" | "suppressed" | "delivered" | "read";
            /** @description Why it could not be delivered. */
            failure: string | null;
            /** @description What delivers it. */
            driver: string;
            /** @description Of text messages only. */
            sms: {
                /**
                 * @description Alphabet that the text needs.
                 * @enum {string}
                 */
                encoding: "gsm7" | "ucs2";
                /** @description How many messages the network carries. */
                parts: number;
            } | null;
            /** @description `top_…`: what it is about. */
            topic_id: string | null;
            /** @description `rcp_…`: whom it was addressed to by name. */
            recipient_id: string | null;
            /** @description Batch that it came in. */
            batch_id: string | null;
            /** @description Message that did not arrive, in whose place it is sent. */
            fallback_of: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it is to be sent; null for at once.
             */
            send_at: string | null;
            /** Format: date-time */
            sent_at: string | null;
            /** Format: date-time */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description From then on it is not sent any more.
             */
            expires_at: string;
        };
        MessageContent: {
            /** @description Subject of an e-mail, title of a notification. */
            subject?: string;
            /** @description Plain text. */
            text?: string;
            /** @description HTML of an e-mail. */
            html?: string;
            /** @description Sender of a mail that was handed over by SMTP. */
            from?: string;
            /** @description Name of that sender. */
            from_name?: string;
            /** @description Where answers to such a mail go. */
            reply_to?: string;
            /** @description Texts that the app is given with a notification; 2 KiB at most. */
            data?: {
                [key: string]: string;
            };
            /** @description A later notification of the same key takes the place of an earlier one. */
            collapse_key?: string;
            /**
             * @description `high` wakes a device up; codes always do. `normal` when not given.
             * @enum {string}
             */
            priority?: "normal" | "high";
            /** @description A file, with `text` as its caption. */
            media?: {
                /**
                 * @description What it is.
                 * @enum {string}
                 */
                kind: "image" | "video" | "audio" | "document";
                /** @description Address that WhatsApp fetches it from. */
                link?: string;
                /** @description Id that it got when it was uploaded to WhatsApp. */
                id?: string;
                /** @description Name that the recipient sees. */
                filename?: string;
            };
            /** @description A template that WhatsApp approved. It may be sent at any time. */
            whatsapp_template?: {
                /** @description Name of the template at WhatsApp. */
                name: string;
                /** @description Language of the template at WhatsApp. */
                language: string;
                /** @description What is put into its parts. */
                components?: ({
                    /** @enum {string} */
                    type: "header";
                    /** @description In their order. */
                    parameters: ({
                        /** @enum {string} */
                        type: "text";
                        /** @description Name of the parameter, where the template has names. */
                        parameter_name?: string;
                        /** @description What is put into the template. */
                        text: string;
                    } | {
                        /** @enum {string} */
                        type: "image";
                        image: {
                            /** @description Address that WhatsApp fetches it from. */
                            link?: string;
                            /** @description Id that it got when it was uploaded to WhatsApp. */
                            id?: string;
                        };
                    } | {
                        /** @enum {string} */
                        type: "video";
                        video: {
                            /** @description Address that WhatsApp fetches it from. */
                            link?: string;
                            /** @description Id that it got when it was uploaded to WhatsApp. */
                            id?: string;
                        };
                    } | {
                        /** @enum {string} */
                        type: "document";
                        document: {
                            /** @description Address that WhatsApp fetches it from. */
                            link?: string;
                            /** @description Id that it got when it was uploaded to WhatsApp. */
                            id?: string;
                            /** @description Name that the recipient sees. */
                            filename?: string;
                        };
                    } | {
                        /** @enum {string} */
                        type: "payload";
                        /** @description What comes back when the button is pressed. */
                        payload: string;
                    })[];
                } | {
                    /** @enum {string} */
                    type: "body";
                    /** @description In their order. */
                    parameters: ({
                        /** @enum {string} */
                        type: "text";
                        /** @description Name of the parameter, where the template has names. */
                        parameter_name?: string;
                        /** @description What is put into the template. */
                        text: string;
                    } | {
                        /** @enum {string} */
                        type: "image";
                        image: {
                            /** @description Address that WhatsApp fetches it from. */
                            link?: string;
                            /** @description Id that it got when it was uploaded to WhatsApp. */
                            id?: string;
                        };
                    } | {
                        /** @enum {string} */
                        type: "video";
                        video: {
                            /** @description Address that WhatsApp fetches it from. */
                            link?: string;
                            /** @description Id that it got when it was uploaded to WhatsApp. */
                            id?: string;
                        };
                    } | {
                        /** @enum {string} */
                        type: "document";
                        document: {
                            /** @description Address that WhatsApp fetches it from. */
                            link?: string;
                            /** @description Id that it got when it was uploaded to WhatsApp. */
                            id?: string;
                            /** @description Name that the recipient sees. */
                            filename?: string;
                        };
                    } | {
                        /** @enum {string} */
                        type: "payload";
                        /** @description What comes back when the button is pressed. */
                        payload: string;
                    })[];
                } | {
                    /** @enum {string} */
                    type: "button";
                    /**
                     * @description Kind of the button.
                     * @enum {string}
                     */
                    sub_type: "quick_reply" | "url" | "copy_code";
                    /** @description Which button; the first is 0. */
                    index: number;
                    /** @description In their order. */
                    parameters: ({
                        /** @enum {string} */
                        type: "text";
                        /** @description Name of the parameter, where the template has names. */
                        parameter_name?: string;
                        /** @description What is put into the template. */
                        text: string;
                    } | {
                        /** @enum {string} */
                        type: "image";
                        image: {
                            /** @description Address that WhatsApp fetches it from. */
                            link?: string;
                            /** @description Id that it got when it was uploaded to WhatsApp. */
                            id?: string;
                        };
                    } | {
                        /** @enum {string} */
                        type: "video";
                        video: {
                            /** @description Address that WhatsApp fetches it from. */
                            link?: string;
                            /** @description Id that it got when it was uploaded to WhatsApp. */
                            id?: string;
                        };
                    } | {
                        /** @enum {string} */
                        type: "document";
                        document: {
                            /** @description Address that WhatsApp fetches it from. */
                            link?: string;
                            /** @description Id that it got when it was uploaded to WhatsApp. */
                            id?: string;
                            /** @description Name that the recipient sees. */
                            filename?: string;
                        };
                    } | {
                        /** @enum {string} */
                        type: "payload";
                        /** @description What comes back when the button is pressed. */
                        payload: string;
                    })[];
                })[];
            };
            /** @description Message of the recipient that this answers: `inb_…`, or its name at WhatsApp. */
            in_reply_to?: string;
            /** @description Whether links in the text show what they lead to. */
            preview_url?: boolean;
            /** @description Files that go with an e-mail. */
            attachments?: {
                /** @description Name that the recipient sees. */
                filename: string;
                /** @description Media type. */
                content_type: string;
                /** @description Size. */
                size_bytes: number;
            }[];
        };
        MessageEvent: {
            /** @description `mev_…` */
            id: string;
            /**
             * @description What was reported.
             * @enum {string}
             */
            status: "accepted" | "scheduled" | "queued" | "sending" | "sent" | "unknown" | "canceled" | "expired" | "failed" | "undelivered" | "suppressed" | "delivered" | "read";
            /** @description Who reported it: `skydeck` or a driver. */
            provider: string;
            /** @description Reason of a failure; of WhatsApp also how it was sent: `window_open` or `template`. */
            detail: string | null;
            /** Format: date-time */
            at: string;
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
        RenderTemplate: {
            template: {
                /**
                 * @description What messages fill in, by name. A template may use nothing else.
                 * @default {}
                 */
                variables?: {
                    [key: string]: components["schemas"]["TemplateVariable"];
                };
                /**
                 * @description Language for whoever wants one that is not there.
                 * @default en
                 */
                default_locale?: string;
                /** @description Bodies by language, then by channel; gaps are Liquid, such as `{{ name }}`. */
                locales: {
                    [key: string]: components["schemas"]["TemplateBodies"];
                };
            };
            /**
             * @description Which body to show.
             * @enum {string}
             */
            channel: "sms" | "email" | "push" | "whatsapp";
            /** @description Language wanted; the default of the template otherwise. */
            locale?: string;
            /**
             * @description Values of the variables that the template declares, by name.
             * @default {}
             */
            variables?: {
                [key: string]: string | number | boolean | {
                    [key: string]: string | number | boolean;
                }[];
            };
        };
        TemplateVariable: {
            /**
             * @description `list` holds up to 100 objects of texts, numbers and booleans.
             * @default text
             * @enum {string}
             */
            type?: "text" | "number" | "boolean" | "url" | "date" | "list";
            /**
             * @description Whether each message must give it.
             * @default true
             */
            required?: boolean;
            /** @description Taken when a message does not give it. */
            default?: string | number | boolean;
            /** @description Longest text, 10000 characters when not given. */
            max_chars?: number;
            /** @description For whoever fills it. */
            description?: string;
        };
        TemplateBodies: {
            email?: {
                /** @description Subject. */
                subject: string;
                /** @description MJML; HTML that mail programs understand is made of it. */
                mjml?: string;
                /** @description HTML, in the place of `mjml`. */
                html?: string;
                /** @description Plain text; made of the HTML when not given. */
                text?: string;
            };
            sms?: {
                /** @description Text. */
                text: string;
            };
            push?: {
                /** @description Title of the notification. */
                subject?: string;
                /** @description Text. */
                text: string;
            };
            whatsapp?: {
                /** @description Text, for windows that are open. */
                text?: string;
                /** @description A template that WhatsApp approved. It may be sent at any time. */
                whatsapp_template?: {
                    /** @description Name of the template at WhatsApp. */
                    name: string;
                    /** @description Language of the template at WhatsApp. */
                    language: string;
                    /** @description What is put into its parts. */
                    components?: ({
                        /** @enum {string} */
                        type: "header";
                        /** @description In their order. */
                        parameters: ({
                            /** @enum {string} */
                            type: "text";
                            /** @description Name of the parameter, where the template has names. */
                            parameter_name?: string;
                            /** @description What is put into the template. */
                            text: string;
                        } | {
                            /** @enum {string} */
                            type: "image";
                            image: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "video";
                            video: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "document";
                            document: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                                /** @description Name that the recipient sees. */
                                filename?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "payload";
                            /** @description What comes back when the button is pressed. */
                            payload: string;
                        })[];
                    } | {
                        /** @enum {string} */
                        type: "body";
                        /** @description In their order. */
                        parameters: ({
                            /** @enum {string} */
                            type: "text";
                            /** @description Name of the parameter, where the template has names. */
                            parameter_name?: string;
                            /** @description What is put into the template. */
                            text: string;
                        } | {
                            /** @enum {string} */
                            type: "image";
                            image: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "video";
                            video: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "document";
                            document: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                                /** @description Name that the recipient sees. */
                                filename?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "payload";
                            /** @description What comes back when the button is pressed. */
                            payload: string;
                        })[];
                    } | {
                        /** @enum {string} */
                        type: "button";
                        /**
                         * @description Kind of the button.
                         * @enum {string}
                         */
                        sub_type: "quick_reply" | "url" | "copy_code";
                        /** @description Which button; the first is 0. */
                        index: number;
                        /** @description In their order. */
                        parameters: ({
                            /** @enum {string} */
                            type: "text";
                            /** @description Name of the parameter, where the template has names. */
                            parameter_name?: string;
                            /** @description What is put into the template. */
                            text: string;
                        } | {
                            /** @enum {string} */
                            type: "image";
                            image: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "video";
                            video: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "document";
                            document: {
                                /** @description Address that WhatsApp fetches it from. */
                                link?: string;
                                /** @description Id that it got when it was uploaded to WhatsApp. */
                                id?: string;
                                /** @description Name that the recipient sees. */
                                filename?: string;
                            };
                        } | {
                            /** @enum {string} */
                            type: "payload";
                            /** @description What comes back when the button is pressed. */
                            payload: string;
                        })[];
                    })[];
                };
            };
        };
        TemplatePreview: {
            /**
             * @description Whose body it is.
             * @enum {string}
             */
            channel: "sms" | "email" | "push" | "whatsapp";
            /** @description Language that was found. */
            locale: string;
            content: components["schemas"]["MessageContent"];
        };
        PreviewTemplate: {
            /**
             * @description Which body to show.
             * @enum {string}
             */
            channel: "sms" | "email" | "push" | "whatsapp";
            /** @description Language wanted; the default of the template otherwise. */
            locale?: string;
            /**
             * @description Values of the variables that the template declares, by name.
             * @default {}
             */
            variables?: {
                [key: string]: string | number | boolean | {
                    [key: string]: string | number | boolean;
                }[];
            };
            /** @description Number of the version; the newest by default. */
            version?: number;
        };
        TemplateVersion: {
            /** @description `tpl_…` */
            template_id: string;
            /** @description Counts from 1. */
            number: number;
            /** @description Whether messages are made of it. */
            is_published: boolean;
            /** @description Language for whoever wants one that is not there. */
            default_locale: string;
            /** @description What messages fill in, by name. A template may use nothing else. */
            variables: {
                [key: string]: components["schemas"]["TemplateVariable"];
            };
            /** @description Bodies by language, then by channel; gaps are Liquid, such as `{{ name }}`. */
            locales: {
                [key: string]: components["schemas"]["TemplateBodies"];
            };
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        CreateTemplate: {
            /** @description Name that messages call it by. */
            name: string;
            /**
             * @description For whoever works with it.
             * @default null
             */
            description?: string | null;
            /**
             * @description What messages fill in, by name. A template may use nothing else.
             * @default {}
             */
            variables?: {
                [key: string]: components["schemas"]["TemplateVariable"];
            };
            /**
             * @description Language for whoever wants one that is not there.
             * @default en
             */
            default_locale?: string;
            /** @description Bodies by language, then by channel; gaps are Liquid, such as `{{ name }}`. */
            locales: {
                [key: string]: components["schemas"]["TemplateBodies"];
            };
        };
        Template: {
            /** @description `tpl_…` */
            id: string;
            /** @description Name that messages call it by. */
            name: string;
            /** @description For whoever works with it. */
            description: string | null;
            /** @description Number of the newest version. */
            latest_version: number;
            /** @description What messages are made of; null if nothing. */
            published_version: number | null;
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
        UpdateTemplate: {
            /** @description For whoever works with it. */
            description?: string | null;
            /** @description What messages fill in, by name. A template may use nothing else. */
            variables?: {
                [key: string]: components["schemas"]["TemplateVariable"];
            };
            /** @description Language for whoever wants one that is not there. */
            default_locale?: string;
            /** @description Bodies by language, then by channel; gaps are Liquid, such as `{{ name }}`. */
            locales?: {
                [key: string]: components["schemas"]["TemplateBodies"];
            };
        };
        PublishTemplate: {
            /** @description Number of the version; the newest by default. */
            version?: number;
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
    getConsentSettings: {
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
                        data: components["schemas"]["ConsentSettings"];
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
    updateConsentSettings: {
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
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateConsentSettings"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConsentSettings"];
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
    lookUpPreferences: {
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
                "application/json": components["schemas"]["ReadPreferences"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Preferences"];
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
    setPreferences: {
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
                "application/json": components["schemas"]["SetPreferences"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Preferences"];
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
    getRecipientPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                recipient: string;
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
                        data: components["schemas"]["Preferences"];
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
    setRecipientPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                recipient: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetRecipientPreferences"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Preferences"];
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
    createPreferencesLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                recipient: string;
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
                        data: components["schemas"]["PreferencesLink"];
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
    listRecipients: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only the recipient of exactly this external id. */
                external_id?: string;
                /** @description Only those who have exactly this address. */
                address?: string;
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
                            items: components["schemas"]["Recipient"][];
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
    createRecipient: {
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
                "application/json": components["schemas"]["CreateRecipient"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipient"];
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
    getRecipient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                recipient: string;
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
                        data: components["schemas"]["Recipient"];
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
    deleteRecipient: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                recipient: string;
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
    updateRecipient: {
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
                recipient: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRecipient"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipient"];
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
    exportRecipient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                recipient: string;
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
                        data: components["schemas"]["RecipientExport"];
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
    listSuppressions: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those of exactly this address. */
                address?: string;
                /** @description Only those of this channel. */
                channel?: "sms" | "email" | "push" | "whatsapp";
                /** @description Only those of this reason. */
                reason?: "stop_word" | "complaint" | "hard_bounce" | "undeliverable" | "manual" | "unsubscribe";
                /** @description Only those of this topic. */
                topic_id?: string;
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
                            items: components["schemas"]["Suppression"][];
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
    createSuppression: {
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
                "application/json": components["schemas"]["CreateSuppression"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Suppression"];
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
    importSuppressions: {
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
                "text/csv": string;
                "application/x-ndjson": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SuppressionImport"];
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
    getSuppression: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                suppression: string;
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
                        data: components["schemas"]["Suppression"];
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
    deleteSuppression: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                suppression: string;
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
    listTopics: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-key" | "key";
                /** @description Only topics of this kind. */
                kind?: "transactional" | "marketing";
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
                            items: components["schemas"]["Topic"][];
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
    createTopic: {
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
                "application/json": components["schemas"]["CreateTopic"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Topic"];
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
    getTopic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                topic: string;
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
                        data: components["schemas"]["Topic"];
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
    deleteTopic: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                topic: string;
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
    updateTopic: {
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
                topic: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTopic"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Topic"];
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
    listMailOptOuts: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only that of exactly this address. */
                recipient?: string;
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
                            items: components["schemas"]["MailOptOut"][];
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
    deleteMailOptOut: {
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
    listMessageProviders: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only providers of this kind. */
                kind?: "outbox" | "smtp" | "direct-mx" | "http-sms" | "smpp" | "webpush" | "whatsapp-cloud" | "fcm" | "apns";
                /** @description Only those that are given this channel. */
                channel?: "sms" | "email" | "push" | "whatsapp";
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
                            items: components["schemas"]["MessageProvider"][];
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
    createMessageProvider: {
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
                "application/json": components["schemas"]["CreateMessageProvider"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageProvider"];
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
    getMessageProvider: {
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
                        data: components["schemas"]["MessageProvider"];
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
    deleteMessageProvider: {
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
    updateMessageProvider: {
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
                "application/json": components["schemas"]["UpdateMessageProvider"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageProvider"];
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
    testMessageProvider: {
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
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageProviderTest"];
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
    listSendingDomains: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only domains in this status. */
                status?: "pending" | "verified" | "failed";
                /** @description Only the domain of exactly this name. */
                name?: string;
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
                            items: components["schemas"]["SendingDomain"][];
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
    createSendingDomain: {
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
                "application/json": components["schemas"]["CreateSendingDomain"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SendingDomain"];
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
    getSendingDomain: {
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
                        data: components["schemas"]["SendingDomain"];
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
    deleteSendingDomain: {
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
    verifySendingDomain: {
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
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SendingDomain"];
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
    listMailRoutes: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only routes of this domain. */
                domain_id?: string;
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
                            items: components["schemas"]["MailRoute"][];
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
    createMailRoute: {
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
                "application/json": components["schemas"]["CreateMailRoute"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailRoute"];
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
    deleteMailRoute: {
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
    getInboundMail: {
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
                        data: components["schemas"]["InboundMail"];
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
    listPushDevices: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only devices of exactly this user. */
                user_id?: string;
                /** @description Only devices that run this. */
                platform?: "ios" | "android" | "web";
                /** @description Only devices of this app. */
                app?: string;
                /** @description Only devices in this status. */
                status?: "active" | "gone";
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
                            items: components["schemas"]["Device"][];
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
    createPushDevice: {
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
                "application/json": components["schemas"]["CreateDevice"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Device"];
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
    getPushDevice: {
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
                        data: components["schemas"]["Device"];
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
    deletePushDevice: {
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
    listMessageParts: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only parts in this status. */
                status?: "waiting" | "sending" | "sent" | "failed" | "unknown";
            };
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
                        data: {
                            items: components["schemas"]["MessagePart"][];
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
    listInboundMessages: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only messages of this channel. */
                channel?: "sms" | "email" | "push" | "whatsapp";
                /** @description Only messages from exactly this number or address. */
                from?: string;
                /** @description Only messages to exactly this number or address. */
                to?: string;
                /** @description Only what came in from this time on. */
                since?: string;
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
                            items: components["schemas"]["InboundMessage"][];
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
    getInboundMessage: {
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
                        data: components["schemas"]["InboundMessageDetails"];
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
    getInboundAttachment: {
        parameters: {
            query?: {
                /** @description Which file; the first is 0. */
                index?: number;
            };
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
                    "application/octet-stream": string;
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
    listWhatsappTemplates: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only templates of exactly this name. */
                name?: string;
                /** @description Only templates of this status, such as `APPROVED`. */
                status?: string;
            };
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
                        data: {
                            items: components["schemas"]["WhatsappTemplate"][];
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
    syncWhatsappTemplates: {
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
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WhatsappTemplateSync"];
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
    listMessageWindows: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-opened_at" | "opened_at";
                /** @description Only the windows of exactly this person. */
                recipient?: string;
                /** @description Only the windows of exactly this number of yours. */
                sender?: string;
                /** @description Only those that are open now, or are closed. */
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
                            items: components["schemas"]["MessageWindow"][];
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
    getMessageInsight: {
        parameters: {
            query?: {
                /** @description Messages accepted from this hour on, or from this day (UTC) on for more than two days; 24 hours before `to` when not given. */
                from?: string;
                /** @description Messages accepted before the end of this hour; now if not given. */
                to?: string;
                /** @description Only messages of this channel. */
                channel?: "sms" | "email" | "push" | "whatsapp";
                /** @description Only messages that this provider was last given: `mpr_…`, or `outbox`. */
                provider?: string;
                /** @description Only messages of this template, `tpl_…`. */
                template?: string;
                /** @description What the groups are told apart by. */
                by?: "channel" | "provider" | "template";
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
                        data: components["schemas"]["MessageInsight"];
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
    getMessageInsightSeries: {
        parameters: {
            query?: {
                /** @description Messages accepted from this hour on, or from this day (UTC) on for more than two days; 24 hours before `to` when not given. */
                from?: string;
                /** @description Messages accepted before the end of this hour; now if not given. */
                to?: string;
                /** @description Only messages of this channel. */
                channel?: "sms" | "email" | "push" | "whatsapp";
                /** @description Only messages that this provider was last given: `mpr_…`, or `outbox`. */
                provider?: string;
                /** @description Only messages of this template, `tpl_…`. */
                template?: string;
                /** @description A series for each; one for all if not given. */
                by?: "channel" | "provider" | "template";
                /** @description Time that one point stands for (UTC). */
                step?: "hour" | "day";
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
                        data: components["schemas"]["MessageInsightSeries"];
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
    listMessageAttempts: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-number" | "number";
                /** @description Only attempts with this outcome. */
                outcome?: "sent" | "delivered" | "failed" | "unknown";
            };
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
                        data: {
                            items: components["schemas"]["MessageAttempt"][];
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
    streamMessages: {
        parameters: {
            query?: {
                /** @description Id of the last event seen in this stream; 0 for all there are. */
                after?: string;
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
    previewSmsSegments: {
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
                "application/json": components["schemas"]["PreviewSms"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SmsSegments"];
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
    getMessageTracking: {
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
                        data: components["schemas"]["MessageTracking"];
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
    updateMessageTracking: {
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
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMessageTracking"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageTracking"];
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
    listMessageVisits: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-at" | "at";
                /** @description Only opens, or only clicks. */
                kind?: "open" | "click";
            };
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
                        data: {
                            items: components["schemas"]["MessageVisit"][];
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
    listBatches: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
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
                            items: components["schemas"]["Batch"][];
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
    createBatch: {
        parameters: {
            query?: {
                /** @description What you call it. */
                name?: string;
            };
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
                "application/json": components["schemas"]["CreateBatch"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Batch"];
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
    getBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                batch: string;
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
                        data: components["schemas"]["Batch"];
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
    cancelBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                batch: string;
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
                        data: components["schemas"]["Batch"];
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
    listMessages: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only messages in this status. */
                status?: "accepted" | "scheduled" | "queued" | "sending" | "sent" | "unknown" | "canceled" | "expired" | "failed" | "undelivered" | "suppressed" | "delivered" | "read";
                /** @description Only messages of this channel. */
                channel?: "sms" | "email" | "push" | "whatsapp";
                /** @description Only messages of this batch. */
                batch_id?: string;
                /** @description Only messages of this template, `tpl_…`. */
                template_id?: string;
                /** @description Only messages to exactly this recipient. */
                to?: string;
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
                            items: components["schemas"]["Message"][];
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
    createMessage: {
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
                "application/json": components["schemas"]["CreateMessage"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
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
    getMessage: {
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
                        data: components["schemas"]["Message"];
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
    cancelMessage: {
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
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
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
    listMessageEvents: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-at" | "at";
                /** @description Only reports of this status. */
                status?: "accepted" | "scheduled" | "queued" | "sending" | "sent" | "unknown" | "canceled" | "expired" | "failed" | "undelivered" | "suppressed" | "delivered" | "read";
            };
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
                        data: {
                            items: components["schemas"]["MessageEvent"][];
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
    listOutbox: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only messages of this channel. */
                channel?: "sms" | "email" | "push" | "whatsapp";
                /** @description Only messages to exactly this recipient. */
                to?: string;
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
                            items: components["schemas"]["Message"][];
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
    streamOutbox: {
        parameters: {
            query?: {
                /** @description Id of the last event seen; 0 for all there are. */
                after?: string;
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
    renderTemplate: {
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
                "application/json": components["schemas"]["RenderTemplate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TemplatePreview"];
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
    previewTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                template: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewTemplate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TemplatePreview"];
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
    listTemplateVersions: {
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
            path: {
                template: string;
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
                            items: components["schemas"]["TemplateVersion"][];
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
    getTemplateVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                template: string;
                version: number;
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
                        data: components["schemas"]["TemplateVersion"];
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
    listTemplates: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only the template of exactly this name. */
                name?: string;
                /** @description Only those that can be sent, or that cannot. */
                published?: "true" | "false";
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
                            items: components["schemas"]["Template"][];
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
    createTemplate: {
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
                "application/json": components["schemas"]["CreateTemplate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Template"];
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
    getTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                template: string;
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
                        data: components["schemas"]["Template"];
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
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                template: string;
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
    updateTemplate: {
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
                template: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTemplate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Template"];
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
    publishTemplate: {
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
                template: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishTemplate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Template"];
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
