// Made from docs/openapi/platform.json.
export interface paths {
    "/v1/system/engines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show which engines work on this machine */
        get: operations["listEngines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/quotas": {
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
    "/v1/projects/{project}/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List apps, newest first */
        get: operations["listApps"];
        put?: never;
        /** Create an app and deploy it */
        post: operations["createApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show an app */
        get: operations["getApp"];
        put?: never;
        post?: never;
        /** Stop and delete an app */
        delete: operations["deleteApp"];
        options?: never;
        head?: never;
        /**
         * Change the settings of an app, or its name
         * @description Nothing is deployed by it: `needs_deployment` of the answer names what the next deployment takes up.
         */
        patch: operations["updateApp"];
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/deployments/{id}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a deployment, oldest first */
        get: operations["listDeploymentLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/deployments/{id}/logs/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a deployment
         * @description Server-sent events: `line` (its `id` is the `seq` to resume after), `status` when the state changes, `end` last.
         */
        get: operations["streamDeploymentLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/deployments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deployments */
        get: operations["listDeployments"];
        put?: never;
        /** Deploy the app again */
        post: operations["createDeployment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/deployments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a deployment, or wait for its end */
        get: operations["getDeployment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/deployments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Call a deployment off */
        post: operations["cancelDeployment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the lines that the app wrote
         * @description The newest ones unless `after` is given; always oldest first. All that is kept is searched. `before` goes back: give the `seq` of the first line.
         */
        get: operations["listAppLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/logs/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what the app writes
         * @description Server-sent events `line`; their `id` is the `seq` to resume after.
         */
        get: operations["streamAppLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/operations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show long work, or wait for its end */
        get: operations["getOperation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/volumes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the volumes of an app */
        get: operations["listAppVolumes"];
        put?: never;
        /**
         * Give an app a folder that outlives its releases
         * @description Makes a new release of what serves, which mounts it; before the first release nothing is deployed. Unless it is shared, its processes run with one replica and requests wait for a moment at each deployment.
         */
        post: operations["createAppVolume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/volumes/{volume}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a volume of an app */
        get: operations["getAppVolume"];
        put?: never;
        post?: never;
        /**
         * Delete a volume with its data and snapshots
         * @description No release that serves or is on its way may mount it: detach it first.
         */
        delete: operations["deleteAppVolume"];
        options?: never;
        head?: never;
        /**
         * Let a volume grow, or mount it otherwise
         * @description It grows while it is in use where the machine can do that. Otherwise, and for what changes how it is mounted, a new release of what serves follows.
         */
        patch: operations["updateAppVolume"];
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/volumes/{volume}/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List snapshots of a volume */
        get: operations["listAppVolumeSnapshots"];
        put?: never;
        /**
         * Keep what is on a volume
         * @description Files are read one after another while the app goes on. For one moment of all of them, detach the volume first, or have the app write none.
         */
        post: operations["createAppVolumeSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/volumes/{volume}/snapshots/{snapshot}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a snapshot of a volume */
        get: operations["getAppVolumeSnapshot"];
        put?: never;
        post?: never;
        /** Delete a snapshot of a volume */
        delete: operations["deleteAppVolumeSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/volumes/{volume}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a snapshot in the place of what is on a volume
         * @description Nothing may mount the volume: detach it first. It holds what it held before until all of the snapshot is there.
         */
        post: operations["restoreAppVolume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/edge-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the edge rules of an app */
        get: operations["getEdgeRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change redirects, headers and other edge rules of an app
         * @description It takes effect at once; a rule that is given replaces the present one.
         */
        patch: operations["updateEdgeRules"];
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/domains/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a name and its www lead to one of the two
         * @description What is missing is added; the answer has the DNS records to set for each.
         */
        post: operations["pairDomains"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/domains/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a domain */
        get: operations["getDomain"];
        put?: never;
        post?: never;
        /** Remove a domain from an app */
        delete: operations["removeDomain"];
        options?: never;
        head?: never;
        /**
         * Make a domain the primary one, or have it lead to another
         * @description It takes effect at once; path and query of a request are kept.
         */
        patch: operations["updateDomain"];
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List domains of an app, newest first */
        get: operations["listDomains"];
        put?: never;
        /**
         * Add a domain to an app
         * @description The answer has the DNS records to set; they are looked up until they are there.
         */
        post: operations["addDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/domains/{domain}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look the records of a domain up now
         * @description The answer says in `problem` what is still missing.
         */
        post: operations["verifyDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/detect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find out how code would be built and started
         * @description Nothing is built and no app is made. What is found can be given to a new app.
         */
        post: operations["detectApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a folder as `.tar.gz`
         * @description Name it then as `source` of a new app or of a deployment.
         */
        post: operations["uploadAppSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/deploy-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the deploy key of an app */
        get: operations["getDeployKey"];
        put?: never;
        /**
         * Make a deploy key
         * @description It takes the place of the one before. Only its public part is ever shown.
         */
        post: operations["createDeployKey"];
        /** Throw the deploy key away */
        delete: operations["deleteDeployKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/deploy-key/hosts/{host}": {
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
         * Forget the pinned key of a host
         * @description The next deployment pins the key that the host then shows.
         */
        delete: operations["forgetHostKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/hook/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what hosts delivered lately, newest first */
        get: operations["listAppHookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/hook/deliveries/{hook_delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a delivery */
        get: operations["getAppHookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/hook/deliveries/{hook_delivery}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a delivery again, by the present settings
         * @description The answer is another delivery, with what came of it this time.
         */
        post: operations["redeliverAppHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/hook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show how an app follows its repository */
        get: operations["getAppHook"];
        put?: never;
        /**
         * Make a hook, or another secret for it
         * @description The secret is shown once. The one before is no longer good.
         */
        post: operations["createAppHook"];
        /** Throw a hook away */
        delete: operations["deleteAppHook"];
        options?: never;
        head?: never;
        /** Change what a hook follows */
        patch: operations["updateAppHook"];
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the image that an app is made of */
        get: operations["getAppImage"];
        /**
         * Have an app be made of an image
         * @description The next deployment takes it.
         */
        put: operations["setAppImage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/image/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deploy the image again if its tag has moved */
        post: operations["checkAppImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/image/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an address where a registry tells of pushes
         * @description It is shown once. The one before is no longer good.
         */
        post: operations["createAppImageWebhook"];
        /** Throw that address away */
        delete: operations["deleteAppImageWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List previews of pull requests */
        get: operations["listAppPreviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/previews/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the preview of a pull request */
        get: operations["getAppPreview"];
        put?: never;
        post?: never;
        /**
         * Remove the preview of a pull request
         * @description It comes back when the pull request is pushed to.
         */
        delete: operations["deleteAppPreview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/preview-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show whether and how an app has previews */
        get: operations["getAppPreviewSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change whether and how an app has previews */
        patch: operations["updateAppPreviewSettings"];
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/bindings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what an app is bound to */
        get: operations["listAppBindings"];
        put?: never;
        /**
         * Give an app a key of its own for a product
         * @description Only people may; a live key needs an owner or admin.
         */
        post: operations["createAppBinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/bindings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a binding, without its values */
        get: operations["getAppBinding"];
        put?: never;
        post?: never;
        /** Detach an app; its key is ended at once */
        delete: operations["deleteAppBinding"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/bindings/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an app another key
         * @description A release brings it; the key before is ended once nothing uses it any more.
         */
        post: operations["rotateAppBinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/releases/{number}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a release as a container image
         * @description An OCI archive, which podman, Docker 25 and later, skopeo and containerd read. Variables of the app are not in it. The first download of a release packs it, which can take a minute.
         */
        get: operations["exportReleaseImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List releases, newest first */
        get: operations["listReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/releases/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a release */
        get: operations["getRelease"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/releases/{number}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show what a release changed */
        get: operations["diffReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to an earlier release
         * @description Makes a new release of the same artifact; nothing is built. Deployments under way are called off, and pushes deploy nothing until `resume`.
         */
        post: operations["rollBackApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/auto-deploy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show whether pushes deploy the app */
        get: operations["getAutoDeploy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/auto-deploy/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let pushes deploy the app again */
        post: operations["resumeAutoDeploy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/promote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a release to another app of the project
         * @description The other app gets the same artifact with its own environment and width; nothing is built. The answer is the deployment of the other app.
         */
        post: operations["promoteApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/env": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List variables; values of secrets are null */
        get: operations["listEnv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set and remove several variables */
        patch: operations["changeEnv"];
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/env-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who changed which variable */
        get: operations["listEnvChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/env-diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare the variables of two environments, or of two apps
         * @description Before a promotion: what the other app has, has not, or has otherwise.
         */
        get: operations["diffEnv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/env/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a variable */
        get: operations["getEnvVariable"];
        /** Set a variable */
        put: operations["setEnvVariable"];
        post?: never;
        /** Remove a variable */
        delete: operations["removeEnvVariable"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/scale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show how wide an app runs */
        get: operations["getAppScale"];
        put?: never;
        /**
         * Run an app with more or fewer replicas
         * @description Makes a new release of what serves; nothing is built and no request is lost.
         */
        post: operations["scaleApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/autoscaling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show how an app is scaled without being asked */
        get: operations["getAutoscaling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Have an app scaled by its load, or let it sleep
         * @description It takes effect at once and makes no release. What is not given stays.
         */
        patch: operations["updateAutoscaling"];
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/log-retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show how much of a log is kept */
        get: operations["getLogRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Keep less or more of a log
         * @description Lines that are too old or too many are removed soon after.
         */
        patch: operations["updateLogRetention"];
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/log-drains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List log drains, newest first */
        get: operations["listLogDrains"];
        put?: never;
        /**
         * Send the log of an app somewhere
         * @description New lines are sent at least once, in batches; secrets are masked before.
         */
        post: operations["createLogDrain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/log-drains/{drain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a log drain */
        get: operations["getLogDrain"];
        put?: never;
        post?: never;
        /** Send no more to a log drain */
        delete: operations["deleteLogDrain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/log-drains/{drain}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send to a log drain again, at once
         * @description It goes on after the last line that the receiver has, as far as that is kept.
         */
        post: operations["enableLogDrain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/processes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show what an app runs, and how wide */
        get: operations["getAppProcesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Run processes of an app with more or fewer replicas
         * @description Makes one release of what serves; nothing is built and no request is lost.
         */
        patch: operations["scaleAppProcesses"];
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what an app uses and answers
         * @description Processors and memory of each replica, requests with their errors and times, and restarts.
         */
        get: operations["getAppMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what was run beside an app */
        get: operations["listAppRuns"];
        put?: never;
        /**
         * Run a command beside an app
         * @description It gets a replica of its own, of the release that serves. The audit log names the program, not its arguments.
         */
        post: operations["createAppRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a run */
        get: operations["getAppRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a run */
        post: operations["cancelAppRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/runs/{id}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines that a run wrote, oldest first */
        get: operations["listAppRunLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/runs/{id}/logs/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a run
         * @description Server-sent events: `line` (its `id` is the `seq` to resume after), and `end` with the run.
         */
        get: operations["streamAppRunLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/crons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what an app runs by the clock */
        get: operations["listAppCrons"];
        put?: never;
        /**
         * Run a command of an app by the clock
         * @description Each run gets a replica of its own, of the release that serves. What is due while the platform is away is told as `missed`.
         */
        post: operations["createAppCron"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/crons/{cron}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a cron entry */
        get: operations["getAppCron"];
        put?: never;
        post?: never;
        /** Delete a cron entry */
        delete: operations["deleteAppCron"];
        options?: never;
        head?: never;
        /** Change a cron entry, or switch it off */
        patch: operations["updateAppCron"];
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/crons/{cron}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run a cron entry now */
        post: operations["runAppCron"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/replicas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show what runs of an app */
        get: operations["getAppReplicas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/apps/{app}/exec": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a command inside a replica
         * @description Connect to `url` by WebSocket within 60 seconds; it works once. Binary frames are bytes of the command, both ways. Text frames are JSON: send `{"resize":{"cols":120,"rows":40}}` or `{"eof":true}`; `{"stderr":"<base64>"}` is what it writes there without a terminal, `{"closed":{"code","reason","exit_code"}}` why it ends. The audit log names the program, not its arguments.
         */
        post: operations["createAppExec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List servers, newest first */
        get: operations["listVps"];
        put?: never;
        /**
         * Create a server and start it
         * @description Its address is known at once; `meta.operation_id` names the work that remains.
         */
        post: operations["createVps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a server */
        get: operations["getVps"];
        put?: never;
        post?: never;
        /**
         * Delete a server and its disk
         * @description Calls off whatever is being done to it.
         */
        delete: operations["deleteVps"];
        options?: never;
        head?: never;
        /**
         * Rename, tag, label or protect a server
         * @description Its host name changes with its next rebuild.
         */
        patch: operations["updateVps"];
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a server */
        post: operations["startVps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a server
         * @description It is asked to power off; its power is cut when it does not in time.
         */
        post: operations["stopVps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/reboot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a server and start it again */
        post: operations["rebootVps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/resize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a server another size
         * @description While it runs where the engine can, by a restart otherwise.
         */
        post: operations["resizeVps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a server’s disk anew of an image
         * @description Everything on its disk is lost. Addresses, volumes and snapshots stay.
         */
        post: operations["rebuildVps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/vps-sizes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sizes that fit on this machine */
        get: operations["listVpsSizes"];
        put?: never;
        /**
         * Add a size
         * @description For the operator of the installation only.
         */
        post: operations["createVpsSize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/vps-sizes/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or retire a size
         * @description For the operator of the installation only. Servers keep what they have.
         */
        patch: operations["updateVpsSize"];
        trace?: never;
    };
    "/v1/projects/{project}/ssh-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List public keys, newest first */
        get: operations["listSshKeys"];
        put?: never;
        /** Add a public key */
        post: operations["createSshKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/ssh-keys/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a public key */
        get: operations["getSshKey"];
        put?: never;
        post?: never;
        /**
         * Take a public key away
         * @description Servers that were made with it keep it.
         */
        delete: operations["deleteSshKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/backups/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the backup plan of a server */
        get: operations["getVpsBackupPlan"];
        /**
         * Have backups of a server taken on a schedule
         * @description Backups are snapshots of the kind `backup`: list and restore them as such.
         */
        put: operations["setVpsBackupPlan"];
        post?: never;
        /**
         * Have no more backups of a server taken
         * @description Those that there are stay.
         */
        delete: operations["deleteVpsBackupPlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/backup-copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List copies of snapshots, newest first */
        get: operations["listVpsBackupCopies"];
        put?: never;
        /**
         * Copy a snapshot to the object store
         * @description The copy stays when the snapshot, the server or its machine are gone. A backup plan with `copy` does this by itself.
         */
        post: operations["createVpsBackupCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/backup-copies/{copy}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a copy of a snapshot */
        get: operations["getVpsBackupCopy"];
        put?: never;
        post?: never;
        /**
         * Delete a copy of a snapshot
         * @description What it took is given back within a minute. Images made of it stay.
         */
        delete: operations["deleteVpsBackupCopy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/backup-copies/{copy}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an image of a copy
         * @description Servers with the disk of the copy are made of that image.
         */
        post: operations["restoreVpsBackupCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/images/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image
         * @description The body is the file. It is looked into before servers can be made of it.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/images/{image}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an image as a file that can be uploaded again
         * @description To move it to another project or installation. Name its `format` there again.
         */
        get: operations["exportImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List images, newest first
         * @description Those of the catalogue and those of the project.
         */
        get: operations["listImages"];
        put?: never;
        /**
         * Make an image of a snapshot or from an address
         * @description Name `vps` and `snapshot`, or a `url`. Servers can be made of it once it is `ready`.
         */
        post: operations["createImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/images/{image}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show an image */
        get: operations["getImage"];
        put?: never;
        post?: never;
        /**
         * Delete an image
         * @description Servers that were made of it stay, and can be rebuilt as before.
         */
        delete: operations["deleteImage"];
        options?: never;
        head?: never;
        /** Give an image another title */
        patch: operations["updateImage"];
        trace?: never;
    };
    "/v1/projects/{project}/images/{image}/build": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Build an image of the catalogue ahead of its first use */
        post: operations["buildImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List snapshots, newest first */
        get: operations["listVpsSnapshots"];
        put?: never;
        /**
         * Keep a server’s disk as it is now
         * @description A running server goes on; what it has not written to its disk is not kept.
         */
        post: operations["createVpsSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/snapshots/{snapshot}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a snapshot */
        get: operations["getVpsSnapshot"];
        put?: never;
        post?: never;
        /** Delete a snapshot */
        delete: operations["deleteVpsSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/snapshots/{snapshot}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a server back to a snapshot
         * @description What was written since is lost; snapshots that were taken since stay.
         */
        post: operations["restoreVpsSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/firewalls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List firewalls, newest first */
        get: operations["listFirewalls"];
        put?: never;
        /**
         * Create a firewall
         * @description A server without any is reached by the servers of its project and by what is published of it. With several, each lets through what it names.
         */
        post: operations["createFirewall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/firewalls/{firewall}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a firewall */
        get: operations["getFirewall"];
        put?: never;
        post?: never;
        /**
         * Delete a firewall
         * @description Servers that had no other are open to their project again.
         */
        delete: operations["deleteFirewall"];
        options?: never;
        head?: never;
        /**
         * Change name, rules or tags of a firewall
         * @description It counts for new connections within a second; those that are open go on.
         */
        patch: operations["updateFirewall"];
        trace?: never;
    };
    "/v1/projects/{project}/firewalls/{firewall}/servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a server a firewall */
        post: operations["attachFirewall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/firewalls/{firewall}/servers/{vps}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a firewall off a server */
        delete: operations["detachFirewall"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/floating-ips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List floating addresses, newest first */
        get: operations["listFloatingIps"];
        put?: never;
        /**
         * Get a floating address
         * @description It stays with the project until it is given back, whatever server it leads to.
         */
        post: operations["allocateFloatingIp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/floating-ips/{floating_ip}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a floating address */
        get: operations["getFloatingIp"];
        put?: never;
        post?: never;
        /** Give a floating address back */
        delete: operations["releaseFloatingIp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/floating-ips/{floating_ip}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a floating address lead to a server
         * @description Moves it when it led to another one. The server also calls outside by it.
         */
        post: operations["assignFloatingIp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/floating-ips/{floating_ip}/unassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a floating address off its server */
        post: operations["unassignFloatingIp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/networks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List private networks, newest first */
        get: operations["listNetworks"];
        put?: never;
        /**
         * Create a private network
         * @description Servers in it reach one another and nothing else by it.
         */
        post: operations["createNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/networks/{network}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a private network */
        get: operations["getNetwork"];
        put?: never;
        post?: never;
        /**
         * Delete a private network
         * @description Refused while servers are in it.
         */
        delete: operations["deleteNetwork"];
        options?: never;
        head?: never;
        /** Rename a private network */
        patch: operations["updateNetwork"];
        trace?: never;
    };
    "/v1/projects/{project}/networks/{network}/servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a server join a private network
         * @description `addresses[].needs_restart` tells whether it has the address from its next start only.
         */
        post: operations["attachNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/networks/{network}/servers/{vps}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a server out of a private network */
        delete: operations["detachNetwork"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/ports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List published ports, newest first */
        get: operations["listPorts"];
        put?: never;
        /**
         * Publish a port of a server on this machine
         * @description The firewalls of the server judge who gets through, by the address of the caller.
         */
        post: operations["publishPort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/ports/{port}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a published port */
        get: operations["getPort"];
        put?: never;
        post?: never;
        /** Take a published port back */
        delete: operations["withdrawPort"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/volumes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List volumes, newest first */
        get: operations["listVolumes"];
        put?: never;
        /** Create a disk that outlives servers */
        post: operations["createVolume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/volumes/{volume}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a volume */
        get: operations["getVolume"];
        put?: never;
        post?: never;
        /**
         * Delete a volume with its data
         * @description Refused while it is attached.
         */
        delete: operations["deleteVolume"];
        options?: never;
        head?: never;
        /** Rename a volume */
        patch: operations["updateVolume"];
        trace?: never;
    };
    "/v1/projects/{project}/volumes/{volume}/attach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a server a volume
         * @description A volume is attached to one server at a time.
         */
        post: operations["attachVolume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/volumes/{volume}/detach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a volume off its server */
        post: operations["detachVolume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/volumes/{volume}/grow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a volume larger */
        post: operations["growVolume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/console": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a console of a server
         * @description Connect to `url` by WebSocket within 60 seconds; it works once. Binary frames are the bytes of the terminal, both ways. Text frames are JSON: send `{"resize":{"cols":120,"rows":40}}` or `{"take_over":true}`; `{"role","session_id","viewers","size","recording"}` tells who is there, `{"closed":{"code","reason"}}` why it ends. One connection types, all see the same.
         */
        post: operations["createVpsConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/exec": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a command in a server
         * @description Waits for its end. The audit log names the program, not its arguments.
         */
        post: operations["execVps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/console-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what a server wrote to its console */
        get: operations["getVpsConsoleLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List recordings, newest first */
        get: operations["listVpsRecordings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/recordings/{recording}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a recording */
        get: operations["getVpsRecording"];
        put?: never;
        post?: never;
        /** Delete a recording */
        delete: operations["deleteVpsRecording"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/recordings/{recording}/cast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a recording
         * @description A file in the format asciicast v2, which `asciinema play` plays.
         */
        get: operations["downloadVpsRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps/{vps}/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what a server used
         * @description Measured every 15 seconds; never more than 1,000 points.
         */
        get: operations["getVpsMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/vps-metrics/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what every server uses now
         * @description In the order of the list of servers. What does not run has no values.
         */
        get: operations["listLatestVpsMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/vps-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a server to another member of the cluster
         * @description For the operator of the installation only. A server that runs is stopped, and started again there.
         */
        post: operations["moveVps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/database-sizes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sizes of databases */
        get: operations["listDatabaseSizes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/database-engines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what databases can be made with here */
        get: operations["listDatabaseEngines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List databases, newest first */
        get: operations["listDatabases"];
        put?: never;
        /**
         * Create a database
         * @description Its credential `owner` is made with it: reveal it when the database is there.
         */
        post: operations["createDatabase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a database */
        get: operations["getDatabase"];
        put?: never;
        post?: never;
        /**
         * Delete a database
         * @description A last backup is made first, and kept, unless `skip_final_backup` says not to.
         */
        delete: operations["deleteDatabase"];
        options?: never;
        head?: never;
        /** Rename or protect a database, or say when backups are made */
        patch: operations["updateDatabase"];
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}/resize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change size, storage or trusted sources of a database
         * @description Storage only ever grows. A new size may restart the server of the database.
         */
        post: operations["resizeDatabase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a database back to a backup or a moment
         * @description In place: names and passwords stay, connections are ended. What it holds now is kept as a backup first.
         */
        post: operations["restoreDatabase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make another database of what one holds
         * @description Of now, of a backup, or of a moment. It has credentials of its own.
         */
        post: operations["forkDatabase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a dedicated database with a newer major version
         * @description It is away meanwhile. The old data stay until the new server answers.
         */
        post: operations["upgradeDatabase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the moments that a database can be put back to */
        get: operations["getDatabaseRecovery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who may connect to a database, without passwords */
        get: operations["listDatabaseCredentials"];
        put?: never;
        /** Give somebody else access to a database */
        post: operations["createDatabaseCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}/credentials/{credential}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show how a database is connected to, with the password
         * @description Who was shown it is in the audit log.
         */
        post: operations["revealDatabaseCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}/credentials/{credential}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a credential another user and password
         * @description The ones before work until the grace is over: no connection is refused.
         */
        post: operations["rotateDatabaseCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}/credentials/{credential}/end-previous": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the password before a rotation at once */
        post: operations["endPreviousDatabaseCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}/credentials/{credential}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a credential at once, with its connections */
        delete: operations["deleteDatabaseCredential"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep what a database holds now
         * @description It stays until it is deleted, also when the database is.
         */
        post: operations["createDatabaseBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/database-backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List backups of databases, newest first */
        get: operations["listDatabaseBackups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/database-backups/{backup}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a backup of a database */
        get: operations["getDatabaseBackup"];
        put?: never;
        post?: never;
        /** Delete a backup of a database */
        delete: operations["deleteDatabaseBackup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/database-backups/{backup}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a backup beside its database, to see that it can be
         * @description The newest backup of each database is checked once a week anyway.
         */
        post: operations["checkDatabaseBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show connections, size, transactions and cache of a database */
        get: operations["getDatabaseMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the statements that a database spends most time on */
        get: operations["listDatabaseStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}/extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the extensions that a database has or can have */
        get: operations["listDatabaseExtensions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}/extensions/{extension}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a database an extension
         * @description Such that reach the machine are refused.
         */
        put: operations["enableDatabaseExtension"];
        post?: never;
        /**
         * Take an extension off a database
         * @description Refused while something in the database needs it.
         */
        delete: operations["disableDatabaseExtension"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/databases/{database}/pool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the connection pool of a database, and what it does now */
        get: operations["getDatabasePool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Turn the connection pool of a database on or off, or change it
         * @description No connection ends when it is changed. Turning it off ends those that come through it.
         */
        patch: operations["updateDatabasePool"];
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the rooms that have not ended, or those of a status */
        get: operations["listRooms"];
        put?: never;
        /** Make a room where people meet */
        post: operations["createRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a room */
        get: operations["getRoom"];
        put?: never;
        post?: never;
        /**
         * End a room, and send everybody away
         * @description It stays on record: list it with `status=ended`.
         */
        delete: operations["deleteRoom"];
        options?: never;
        head?: never;
        /**
         * Change a room
         * @description Limits and codecs hold for those who come in from now on.
         */
        patch: operations["updateRoom"];
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a room, and send everybody away */
        post: operations["endRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a token with which somebody comes into a room
         * @description Give the answer to the browser of that person. It can be used again until it expires, unless it is for single use.
         */
        post: operations["createRoomToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/tokens/{token}": {
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
         * Revoke a token
         * @description Who came in with it already stays; remove them as a participant.
         */
        delete: operations["revokeRoomToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who is in a room, or who was */
        get: operations["listRoomParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/participants/{identity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show somebody who is in a room */
        get: operations["getRoomParticipant"];
        put?: never;
        post?: never;
        /** Put somebody out of a room, for good if you say so */
        delete: operations["removeRoomParticipant"];
        options?: never;
        head?: never;
        /**
         * Change name, metadata or permissions of somebody in a room
         * @description What they publish and may not any more is taken from them at once.
         */
        patch: operations["updateRoomParticipant"];
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/participants/{identity}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Silence what somebody publishes, or allow it again
         * @description Its publisher cannot undo it.
         */
        post: operations["muteRoomParticipant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/participants/{identity}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send somebody to another room of the project
         * @description Their browser gets a token for it and goes there by itself.
         */
        post: operations["moveRoomParticipant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/participants/{identity}/lower-hand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lower the hand of somebody */
        post: operations["lowerRoomHand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/bans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who may not come into a room */
        get: operations["listRoomBans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/bans/{ban}": {
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
         * Let somebody come into a room again
         * @description They need a new token: those made before stay refused.
         */
        delete: operations["liftRoomBan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who waits to be let into a room */
        get: operations["listRoomWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/waiting/{identity}/admit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let somebody in who waits */
        post: operations["admitRoomGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/waiting/{identity}/deny": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send somebody away who waits */
        post: operations["denyRoomGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the chat of a room, newest first
         * @description Messages that were for some only are there too.
         */
        get: operations["listRoomChat"];
        put?: never;
        /** Say something in the chat of a room */
        post: operations["sendRoomChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the browsers in a room
         * @description It is kept nowhere: who is not there does not get it.
         */
        post: operations["sendRoomData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sessions of a room */
        get: operations["listRoomSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show how well a room goes now, for each who is in it */
        get: operations["getRoomStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/ingresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ingresses */
        get: operations["listIngresses"];
        put?: never;
        /**
         * Make a way into a room for a program such as OBS Studio
         * @description What it sends is seen as a participant. The answer has the key, which is shown once.
         */
        post: operations["createIngress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/ingresses/{ingress}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See what an ingress is, and where */
        get: operations["getIngress"];
        put?: never;
        post?: never;
        /**
         * Delete an ingress
         * @description Whoever publishes is put out.
         */
        delete: operations["deleteIngress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/ingresses/{ingress}/reset-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an ingress another key
         * @description Whoever publishes is put out. The answer has the key, which is shown once.
         */
        post: operations["resetIngressKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/broadcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the broadcasts of a room */
        get: operations["listBroadcasts"];
        put?: never;
        /** Broadcast a room to any number of viewers, and to other services */
        post: operations["createBroadcast"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/broadcasts/{broadcast}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See how a broadcast goes */
        get: operations["getBroadcast"];
        put?: never;
        post?: never;
        /**
         * End a broadcast
         * @description It stays on record; those in the room go on.
         */
        delete: operations["endBroadcast"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/rooms/{room}/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the recordings of a room */
        get: operations["listRecordingsOfRoom"];
        put?: never;
        /**
         * Record a room from now on
         * @description It ends when it is stopped, and with the session of the room.
         */
        post: operations["startRoomRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the recordings of all rooms */
        get: operations["listRoomRecordings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/recordings/{recording}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a recording of a room */
        get: operations["getRoomRecording"];
        put?: never;
        post?: never;
        /**
         * Delete a recording of a room
         * @description An asset that it became stays.
         */
        delete: operations["deleteRoomRecording"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/recordings/{recording}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a room no longer
         * @description It is `processing` then, and `ready` when it can be played. Stopping twice is no error.
         */
        post: operations["stopRoomRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/recordings/{recording}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the film of a recording, or one of its tracks
         * @description Takes `Range`, so that what was cut off goes on where it was.
         */
        get: operations["downloadRoomRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/costream/recordings/{recording}/playback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get addresses that play a recording for an hour, without a key */
        get: operations["getRoomRecordingPlayback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what the project used of every product
         * @description What happens is counted within about a minute.
         */
        get: operations["getProjectUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/invoice-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show what a month costs, so far and at its projected end */
        get: operations["previewInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project}/events": {
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
    "/v1/projects/{project}/events/stream": {
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
    "/v1/projects/{project}/audit": {
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
    "/v1/projects/{project}/audit/export": {
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
    "/v1/projects/{project}/webhooks": {
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
    "/v1/projects/{project}/webhooks/{webhook}": {
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
    "/v1/projects/{project}/webhooks/{webhook}/rotate-secret": {
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
    "/v1/projects/{project}/webhooks/deliveries": {
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
    "/v1/projects/{project}/webhooks/{webhook}/test": {
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
    "/v1/projects/{project}/webhooks/{webhook}/deliveries": {
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
    "/v1/projects/{project}/webhooks/{webhook}/deliveries/{delivery}": {
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
    "/v1/projects/{project}/webhooks/{webhook}/deliveries/{delivery}/replay": {
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
        Engine: {
            /**
             * @description What the driver is for.
             * @enum {string}
             */
            engine: "builder" | "runtime" | "compute" | "rooms" | "relay";
            /** @description Name of the driver, as its setting knows it. */
            driver: string;
            /** @description Whether it works on this machine. */
            ok: boolean;
            /** @description Version of what is behind it. */
            version: string | null;
            /** @description Whether the settings choose it. */
            chosen: boolean;
            /** @description Empty when nothing is wrong. */
            problems: {
                /** @description Stable name of the problem. */
                code: string;
                /** @description What is missing or weaker than it should be. */
                text: string;
                /** @description The command or instruction that mends it. */
                fix: string | null;
            }[];
            /** @description How browsers reach what carries media of rooms. */
            reach?: {
                /** @description UDP ports to open in the firewall, such as `20000-20999`; null when none are ours. */
                udp_ports: string | null;
                /** @description Where browsers send media. */
                addresses: string[];
            };
            /** @description What servers of this engine can do. */
            capabilities?: {
                /**
                 * @description What a server is.
                 * @enum {string}
                 */
                kind: "container" | "vm";
                /**
                 * @description How its processor is made.
                 * @enum {string}
                 */
                accelerator: "shared-kernel" | "kvm" | "tcg";
                /** @description Whether its size changes while it runs. */
                live_resize: boolean;
                /** @description Whether snapshots can keep what is in memory. */
                memory_snapshots: boolean;
                /** @description Whether it can have volumes. */
                volumes: boolean;
                /** @description Whether it has an address that the host routes. */
                routed_network: boolean;
                /** @description Whether it runs without root. */
                rootless: boolean;
            };
        };
        QuotaUse: {
            /** @description What is counted, such as `keys` or `messages_per_day`. */
            name: string;
            /** @description Most that the project may have; null for any number. */
            limit: number | null;
            /** @description How much of it is used now; daily quotas start again at 00:00 UTC. */
            used: number;
        };
        /** @description What a new app should be. */
        CreateApp: {
            /** @description Unique in the project; the first part of the address. Derived from `repo` if not given. */
            name?: string;
            /** @description `https://…`, `http://…`, `git://…`, `ssh://…`, `git@host:path`, or an absolute path. */
            repo?: string;
            /** @description An upload or an image to deploy instead of a repository. With neither, the app waits for a push. */
            source?: string | components["schemas"]["ImageSource"];
            /**
             * @description The branch that is deployed.
             * @default main
             */
            branch?: string;
            /**
             * @description Environment of build and app. Values are never shown again.
             * @default {}
             */
            env?: {
                [key: string]: string;
            };
            /** @description Folder of the app inside the repository. */
            root?: string;
            /** @description Port that the app listens on; it is given as `PORT`. */
            port?: number;
            /** @description Answers 2xx or 3xx when the app is ready. Without it, an accepted connection counts. */
            health_path?: string;
            /** @description Runs instead of the build that is detected. */
            build_command?: string;
            /** @description Runs instead of the start that is detected. */
            start_command?: string;
            /**
             * @description What the app is, instead of what is detected.
             * @enum {string}
             */
            runtime?: "node" | "static" | "dockerfile" | "python" | "go" | "ruby" | "php" | "java";
            /** @description Version of Node or Python, instead of what is detected. */
            runtime_version?: string;
            /** @description Runs instead of the install that is detected. */
            install_command?: string;
            /** @description Folder with the built site; makes the app a static site. */
            output_dir?: string;
            /** @description Path of the Dockerfile. */
            dockerfile?: string;
            /** @description Seconds that a new replica has to become healthy. */
            health_timeout_s?: number;
            /** @description Seconds after going live in which a failing release is rolled back; 0 never does. */
            watch_s?: number;
            /** @description How many of its newest releases keep what was built, to go back to. */
            keep_releases?: number;
            /**
             * @description What the app is run as: decides which values of its variables it sees.
             * @enum {string}
             */
            environment?: "production" | "staging" | "preview";
            /** @description Processors that one replica may use. */
            cpu?: number;
            /** @description Memory that one replica may use, in MB. */
            memory_mb?: number;
        };
        /** @description A prebuilt image of a registry. */
        ImageSource: {
            /** @enum {string} */
            kind: "image";
            /** @description Name of the image, such as `ghcr.io/you/shop:1.4`; `latest` without a tag. */
            ref: string;
            /** @description For private images; those kept for the same registry stay when not given. */
            credentials?: {
                /** @description User of the registry. */
                username: string;
                /** @description Password or token; it is sealed and never shown. */
                password: string;
            };
        };
        App: {
            /** @description `app_…` */
            id: string;
            /** @description Unique in the project. */
            name: string;
            /** @description Slug of the project. */
            project: string;
            /** @description Where the code is, without credentials; `skydeck` when it was brought here. */
            repo: string;
            /** @description The branch that is deployed. */
            branch: string;
            /** @description Where the app is reached. */
            url: string;
            /**
             * @description `live` also while a later deployment failed: the release before goes on serving.
             * @enum {string}
             */
            status: "deploying" | "live" | "failed" | "stopped";
            /** @description Names of the environment, sorted; values are never shown. */
            env_keys: string[];
            /** @description How it is built, started and looked after. */
            settings: components["schemas"]["AppSettings"];
            /** @description Settings that were changed and that what serves does not have yet, sorted. */
            needs_deployment: string[];
            /** @description What serves now. */
            current_release: components["schemas"]["Release"] | null;
            /** @description The newest attempt to deploy. */
            latest_deployment: components["schemas"]["Deployment"] | null;
            /** @description What it shows, when it is the preview of a pull request. */
            preview: {
                /** @description The app that the pull request would change. */
                of_app_id: string;
                /** @description Number of the pull request. */
                number: number;
            } | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        AppSettings: {
            /** @description Folder of the app inside the repository. */
            root: string | null;
            /** @description Port that the app listens on; it is given as `PORT`. */
            port: number | null;
            /** @description Answers 2xx or 3xx when the app is ready. Without it, an accepted connection counts. */
            health_path: string | null;
            /** @description Runs instead of the build that is detected. */
            build_command: string | null;
            /** @description Runs instead of the start that is detected. */
            start_command: string | null;
            /**
             * @description What the app is, instead of what is detected.
             * @enum {string|null}
             */
            runtime: "node" | "static" | "dockerfile" | "python" | "go" | "ruby" | "php" | "java" | null;
            /** @description Version of Node or Python, instead of what is detected. */
            runtime_version: string | null;
            /** @description Runs instead of the install that is detected. */
            install_command: string | null;
            /** @description Folder with the built site; makes the app a static site. */
            output_dir: string | null;
            /** @description Path of the Dockerfile. */
            dockerfile: string | null;
            /** @description Seconds that a new replica has to become healthy. */
            health_timeout_s: number;
            /** @description Seconds after going live in which a failing release is rolled back; 0 never does. */
            watch_s: number;
            /** @description How many of its newest releases keep what was built, to go back to. */
            keep_releases: number;
            /**
             * @description What the app is run as: decides which values of its variables it sees.
             * @enum {string}
             */
            environment: "production" | "staging" | "preview";
            /** @description Processors that one replica may use. */
            cpu: number;
            /** @description Memory that one replica may use, in MB. */
            memory_mb: number;
        };
        Release: {
            /** @description `rel_…` */
            id: string;
            /** @description Counts up within the app. */
            number: number;
            /** @description Content address of what was built. */
            artifact_digest: string;
            /** @description The commit it was built from. */
            commit_sha: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        Deployment: {
            /** @description `dep_…`; also the id of its operation. */
            id: string;
            app_id: string;
            /** @description Counts up within the app. */
            number: number;
            /** @enum {string} */
            status: "queued" | "cloning" | "detecting" | "building" | "publishing" | "releasing" | "starting" | "checking" | "switching" | "draining" | "live" | "failed" | "cancelled" | "superseded" | "rolled_back";
            /**
             * @description `deploy` builds a commit, everything else copies a release.
             * @enum {string}
             */
            reason: "deploy" | "rollback" | "environment" | "scale" | "promotion" | "volumes";
            /** @description The release that it made; null before that. */
            release_id: string | null;
            /**
             * @description The stage it is in, or was in when it ended.
             * @enum {string}
             */
            stage: "queued" | "cloning" | "detecting" | "building" | "publishing" | "releasing" | "starting" | "checking" | "switching" | "draining";
            /** @description When it entered each stage, by its name; those it did not enter are not there. */
            stage_times: {
                [key: string]: string;
            };
            branch: string;
            commit_sha: string | null;
            /** @description First line of the commit message. */
            commit_message: string | null;
            /** @description What was detected; null before that. */
            plan: components["schemas"]["DeploymentPlan"] | null;
            /** @description Why it failed; null if it did not. */
            error: components["schemas"]["DeploymentFailure"] | null;
            /** @description Where the app is reached. */
            url: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            finished_at: string | null;
        };
        DeploymentPlan: {
            /**
             * @description How the app is run.
             * @enum {string}
             */
            runtime: "node" | "static" | "dockerfile" | "image" | "python" | "go" | "ruby" | "php" | "java";
            /** @description The wanted Node version. */
            node_version: string | null;
            /** @description Folder of the app inside the repository. */
            root: string;
            /** @description Commands of the build, in order. */
            steps: {
                name: string;
                run: string;
            }[];
            /** @description Command of the web process. */
            start: string | null;
            /** @description Name and digest of the image that somebody else has built. */
            image: string | null;
            /** @description Folder with the built site. */
            static_dir: string | null;
            /** @description Whether unknown paths answer with index.html. */
            spa: boolean;
            /** @description Port that the app is given. */
            port: number;
            /** @description Path of the health check. */
            health_path: string | null;
            /** @description Why it was decided so. */
            reasons: string[];
            /** @description What should be mended. */
            warnings: string[];
        };
        DeploymentFailure: {
            /**
             * @description The stage that failed.
             * @enum {string}
             */
            stage: "queued" | "cloning" | "detecting" | "building" | "publishing" | "releasing" | "starting" | "checking" | "switching" | "draining";
            /** @description Stable code to branch on, such as `deployment.build_failed`. */
            code: string;
            /** @description What happened and what to do about it. */
            message: string;
        };
        /** @description What to change of an app; null brings back what is detected or usual. The answer names in `needs_deployment` what waits for the next one. */
        UpdateApp: {
            /** @description Another name, and so another address. */
            name?: string;
            /** @description Whether the old address leads to the new one for 30 days; it does if not said. */
            keep_old_address?: boolean;
            /** @description Another repository; credentials in it replace those before. */
            repo?: string;
            /** @description The branch that later deployments take. */
            branch?: string;
            /** @description Folder of the app inside the repository. */
            root?: string | null;
            /** @description Port that the app listens on; it is given as `PORT`. */
            port?: number | null;
            /** @description Answers 2xx or 3xx when the app is ready. Without it, an accepted connection counts. */
            health_path?: string | null;
            /** @description Runs instead of the build that is detected. */
            build_command?: string | null;
            /** @description Runs instead of the start that is detected. */
            start_command?: string | null;
            /**
             * @description What the app is, instead of what is detected.
             * @enum {string|null}
             */
            runtime?: "node" | "static" | "dockerfile" | "python" | "go" | "ruby" | "php" | "java" | null;
            /** @description Version of Node or Python, instead of what is detected. */
            runtime_version?: string | null;
            /** @description Runs instead of the install that is detected. */
            install_command?: string | null;
            /** @description Folder with the built site; makes the app a static site. */
            output_dir?: string | null;
            /** @description Path of the Dockerfile. */
            dockerfile?: string | null;
            /** @description Seconds that a new replica has to become healthy. */
            health_timeout_s?: number | null;
            /** @description Seconds after going live in which a failing release is rolled back; 0 never does. */
            watch_s?: number | null;
            /** @description How many of its newest releases keep what was built, to go back to. */
            keep_releases?: number | null;
            /**
             * @description What the app is run as: decides which values of its variables it sees.
             * @enum {string|null}
             */
            environment?: "production" | "staging" | "preview" | null;
            /** @description Processors that one replica may use. */
            cpu?: number;
            /** @description Memory that one replica may use, in MB. */
            memory_mb?: number;
            /** @description Entries to set; null removes one. The next deployment uses them. */
            env?: {
                [key: string]: string | null;
            };
        };
        Deleted: {
            id: string;
            /** @enum {boolean} */
            deleted: true;
        };
        DeploymentLogLine: {
            /** @description Number of the line in its log; counts up by one. */
            seq: number;
            /**
             * Format: date-time
             * @description When the line was written.
             */
            at: string;
            /**
             * @description `build` for output of commands, `system` for what the platform says.
             * @enum {string}
             */
            stream: "build" | "system";
            /** @description The line, with values of the environment masked. */
            line: string;
        };
        CreateDeployment: {
            /** @description The app’s own branch when not given. */
            branch?: string;
            /** @description The head of the branch when not given. */
            commit?: string;
            /** @description An upload or an image to deploy instead of a commit. */
            source?: string | components["schemas"]["ImageSource"];
        };
        AppLogLine: {
            /** @description Number of the line in its log; counts up by one. */
            seq: number;
            /**
             * Format: date-time
             * @description When the line was written.
             */
            at: string;
            /** @description The replica that wrote it. */
            replica: string;
            /** @description The process of the app that the replica is one of; null of older lines. */
            process: string | null;
            /**
             * @description Where the app wrote it.
             * @enum {string}
             */
            stream: "stdout" | "stderr";
            /** @description The line, with values of the environment masked. */
            line: string;
        };
        Operation: {
            /** @description The id that the 202 answer gave as `meta.operation_id`. */
            id: string;
            /** @description What is being done, such as `deployment` or `vps.create`. */
            kind: string;
            /**
             * @description Whether it waits, is worked on, or how it ended.
             * @enum {string}
             */
            status: "queued" | "running" | "succeeded" | "failed" | "cancelled";
            /** @description What is being done now, in a few words. */
            stage: string | null;
            /** @description How far it is, from 0 to 1. */
            progress: number;
            resource: {
                /** @description Kind of the resource, such as `app` or `vps`. */
                type: string;
                /** @description What it is done to. */
                id: string;
            };
            /** @description Why it failed; null if it did not. */
            error: {
                /** @description Stable code to branch on. */
                code: string;
                /** @description What happened and what to do about it. */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a worker first took it in hand.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it ended.
             */
            finished_at: string | null;
        };
        /** @description A folder that outlives the releases of an app. */
        CreateAppVolume: {
            /** @description Name, unique in the app. */
            name: string;
            /** @description Where replicas find it, such as `/data`. */
            mount_path: string;
            /** @description Size in GiB. It only ever grows. */
            size_gb: number;
            /**
             * @description The processes that find it; all when null.
             * @default null
             */
            processes?: string[] | null;
            /**
             * @description Whether many replicas may have it at once. When not, each process that finds it runs with one replica, which ends before that of the next release starts.
             * @default false
             */
            shared?: boolean;
            /**
             * @description How many daily snapshots are kept, 0 to 60. None are made when 0.
             * @default 5
             */
            snapshots_kept?: number;
            /** @description Id of a snapshot of another volume of the app, to begin with. */
            snapshot?: string;
        };
        AppVolume: {
            /** @description `avol_…` */
            id: string;
            /** @description Name, unique in the app. */
            name: string;
            /** @description Where replicas find it, such as `/data`. */
            mount_path: string;
            /** @description Size in GiB. It only ever grows. */
            size_gb: number;
            /** @description The processes that find it; all when null. */
            processes: string[] | null;
            /** @description Whether many replicas may have it at once. When not, each process that finds it runs with one replica, which ends before that of the next release starts. */
            shared: boolean;
            /** @description How many daily snapshots are kept, 0 to 60. None are made when 0. */
            snapshots_kept: number;
            /** @description Whether the next release mounts it. */
            attached: boolean;
            /**
             * @description Where it is.
             * @enum {string}
             */
            status: "creating" | "ready" | "growing" | "restoring" | "deleting" | "failed";
            /**
             * @description What is wrong with it: `full` takes no more data. Null when nothing is.
             * @enum {string|null}
             */
            degraded: "full" | "failed" | null;
            /** @description What went wrong last; null when nothing did. */
            error: string | null;
            /** @description What is on it; null before it was measured. */
            used_bytes: number | null;
            /** @description Its size in bytes. */
            size_bytes: number;
            /** @description Whether a new release starts before the old one ends. Only when shared. */
            zero_downtime: boolean;
            /** @description What it means for deployments; null when nothing. */
            notice: string | null;
            /** @description The deployment that this request caused; null when there is none. */
            deployment_id: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed.
             */
            updated_at: string;
        };
        /** @description What to change of a volume. */
        UpdateAppVolume: {
            /** @description Where replicas find it, such as `/data`. */
            mount_path?: string;
            /** @description Size in GiB. It only ever grows. */
            size_gb?: number;
            /** @description The processes that find it; all when null. */
            processes?: string[] | null;
            /** @description Whether many replicas may have it at once. When not, each process that finds it runs with one replica, which ends before that of the next release starts. */
            shared?: boolean;
            /** @description How many daily snapshots are kept, 0 to 60. None are made when 0. */
            snapshots_kept?: number;
            /** @description Whether the next release mounts it. */
            attached?: boolean;
        };
        /** @description What is on a volume, to be kept. */
        CreateAppVolumeSnapshot: {
            /** @description Name, unique for its volume. */
            name: string;
        };
        AppVolumeSnapshot: {
            /** @description `avsnap_…` */
            id: string;
            /** @description The volume that it is of. */
            volume_id: string;
            /** @description Name, unique for its volume. */
            name: string;
            /**
             * @description `daily` ones are made by themselves, and go by themselves.
             * @enum {string}
             */
            kind: "manual" | "daily";
            /**
             * @description `ready` ones can be restored.
             * @enum {string}
             */
            status: "pending" | "ready" | "failed" | "deleting";
            /** @description What went wrong; null when nothing did. */
            error: string | null;
            /** @description What is kept of it, packed; null until it is. */
            size_bytes: number | null;
            /** @description What was on the volume; null until it is kept. */
            used_bytes: number | null;
            /** @description Whether replicas may have written while it was taken; null until it is kept. */
            was_in_use: boolean | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was kept; null until it is.
             */
            finished_at: string | null;
        };
        /** @description Which snapshot a volume is to hold. */
        RestoreAppVolume: {
            /** @description Id or name of the snapshot. */
            snapshot: string;
        };
        /** @description What is not there is not set. */
        EdgeRules: {
            /** @description Whether plain HTTP is sent to HTTPS. */
            redirect_https?: boolean;
            /** @description The first that fits is taken. */
            redirects?: {
                /** @description The path; a `*` at its end takes any rest. */
                from: string;
                /** @description Path or address; a `*` at its end stands for the rest. */
                to: string;
                /**
                 * @description 308 and 301 may be remembered by browsers.
                 * @default 308
                 */
                status: 301 | 302 | 307 | 308;
            }[];
            /** @description Changes of the headers of answers. */
            headers?: {
                /** @description Only for paths that begin so; a `*` at the end is allowed. */
                path?: string;
                /**
                 * @description Headers to set on answers.
                 * @default {}
                 */
                set: {
                    [key: string]: string;
                };
                /**
                 * @description Headers to take off answers.
                 * @default []
                 */
                remove: string[];
            }[];
            /** @description Whether the app is closed for work. */
            maintenance?: {
                /** @description Whether visitors are turned away with 503. */
                enabled: boolean;
                /** @description What they are told. */
                message?: string;
                /**
                 * @description Networks that come in all the same.
                 * @default []
                 */
                allow: string[];
            };
            basic_auth?: {
                realm: string;
                users: {
                    name: string;
                }[];
            };
            /** @description Only these networks come in; all when empty. */
            ip_allow?: string[];
            /** @description Networks that stay out, also when allowed. */
            ip_deny?: string[];
            /** @description Whether texts are compressed; they are if not said. */
            compression?: boolean;
            /** @description Largest request body. */
            max_body_bytes?: number;
            /** @description Longest time that a request may take. */
            timeout_ms?: number;
        };
        /** @description Rules to set; null takes one away. */
        UpdateEdgeRules: {
            /** @description Whether plain HTTP is sent to HTTPS. */
            redirect_https?: boolean | null;
            /** @description The first that fits is taken. */
            redirects?: {
                /** @description The path; a `*` at its end takes any rest. */
                from: string;
                /** @description Path or address; a `*` at its end stands for the rest. */
                to: string;
                /**
                 * @description 308 and 301 may be remembered by browsers.
                 * @default 308
                 */
                status?: 301 | 302 | 307 | 308;
            }[] | null;
            /** @description Changes of the headers of answers. */
            headers?: {
                /** @description Only for paths that begin so; a `*` at the end is allowed. */
                path?: string;
                /**
                 * @description Headers to set on answers.
                 * @default {}
                 */
                set?: {
                    [key: string]: string;
                };
                /**
                 * @description Headers to take off answers.
                 * @default []
                 */
                remove?: string[];
            }[] | null;
            /** @description Whether the app is closed for work. */
            maintenance?: {
                /** @description Whether visitors are turned away with 503. */
                enabled: boolean;
                /** @description What they are told. */
                message?: string;
                /**
                 * @description Networks that come in all the same.
                 * @default []
                 */
                allow?: string[];
            } | null;
            /** @description Names and passwords that visitors need. */
            basic_auth?: {
                /**
                 * @description What browsers show.
                 * @default Restricted
                 */
                realm?: string;
                /** @description Who may come in. */
                users: {
                    /** @description Name to sign in with. */
                    name: string;
                    /** @description Kept as an Argon2id hash; without it the present one of the name stays. */
                    password?: string;
                }[];
            } | null;
            /** @description Only these networks come in; all when empty. */
            ip_allow?: string[] | null;
            /** @description Networks that stay out, also when allowed. */
            ip_deny?: string[] | null;
            /** @description Whether texts are compressed; they are if not said. */
            compression?: boolean | null;
            /** @description Largest request body. */
            max_body_bytes?: number | null;
            /** @description Longest time that a request may take. */
            timeout_ms?: number | null;
        };
        /** @description A name and its `www.`, of which one leads to the other. */
        PairDomains: {
            /** @description The name with or without `www.`; both are added if not there yet. */
            host: string;
            /**
             * @description Which of them serves; the other leads to it.
             * @default apex
             * @enum {string}
             */
            primary?: "apex" | "www";
            /**
             * @description 308 and 301 may be remembered by browsers; 308 and 307 keep the method.
             * @default 308
             */
            redirect_status?: 301 | 302 | 307 | 308;
        };
        DomainPair: {
            primary: components["schemas"]["Domain"];
            /** @description The name that leads to the primary one. */
            other: components["schemas"]["Domain"];
        };
        Domain: {
            /** @description `dom_…` */
            id: string;
            /** @description The app that it leads to. */
            app_id: string;
            /** @description The name, in lower case and punycode. */
            host: string;
            /**
             * @description `verified` names are served; `failed` ones are looked up on demand.
             * @enum {string}
             */
            status: "pending" | "verified" | "failed";
            /**
             * @description What proved the ownership.
             * @enum {string|null}
             */
            method: "txt" | "cname" | "address" | null;
            /**
             * @description How the authority checks the name.
             * @enum {string}
             */
            challenge: "http-01" | "dns-01";
            /** @description The records to set with the provider of the domain. */
            records: {
                /**
                 * @description Type of the record.
                 * @enum {string}
                 */
                type: "TXT" | "CNAME" | "A" | "AAAA";
                /** @description Full name that the record is set at. */
                name: string;
                /** @description What it holds. */
                value: string;
                /**
                 * @description What it is for: one of each kind will do, except that traffic alone may prove both.
                 * @enum {string}
                 */
                purpose: "ownership" | "traffic" | "certificate";
            }[];
            /** @description What was missing at the last look. */
            problem: string | null;
            /** @description Whether it is the name that the app goes by. */
            primary: boolean;
            /** @description Domain that visitors are sent on to, once that is verified; null serves them. */
            redirect_to: string | null;
            /** @description Status that they are sent on with. */
            redirect_status: number;
            /** @description The certificate of the name. */
            certificate: {
                /**
                 * @description `off` while the installation has no authority; `failed` is tried again.
                 * @enum {string}
                 */
                status: "off" | "waiting" | "issuing" | "issued" | "failed";
                /**
                 * Format: date-time
                 * @description Start of the present certificate.
                 */
                not_before: string | null;
                /**
                 * Format: date-time
                 * @description End of the present certificate.
                 */
                not_after: string | null;
                /**
                 * Format: date-time
                 * @description When the next one is ordered.
                 */
                next_at: string | null;
                /** @description Why the last order failed. */
                problem: string | null;
            };
            /**
             * Format: date-time
             * @description When the records were last looked up.
             */
            checked_at: string | null;
            /**
             * Format: date-time
             * @description When the ownership was proved.
             */
            verified_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description What visitors of a domain get. */
        UpdateDomain: {
            /** @description Whether the app goes by this name; the one before then does not any more. */
            primary?: boolean;
            /** @description With `primary`: whether the other names of the app lead here, but for wildcards. */
            redirect_others?: boolean;
            /** @description Another domain of the app that visitors are sent on to; null serves them here. */
            redirect_to?: string | null;
            /** @description 308 and 301 may be remembered by browsers; 308 and 307 keep the method. */
            redirect_status?: 301 | 302 | 307 | 308;
        };
        AddDomain: {
            /** @description The name, such as `shop.example.com` or `*.example.com`. */
            host: string;
            /**
             * @description How the authority checks it; `http-01`, for a wildcard `dns-01`, if not given.
             * @enum {string}
             */
            challenge?: "http-01" | "dns-01";
        };
        /** @description Code to look into; settings win over what is found. */
        DetectApp: {
            /** @description `https://…`, `http://…`, `git://…`, or an absolute path. */
            repo?: string;
            /** @description An upload of this project, `src_…`. */
            source?: string;
            /**
             * @description The branch to look at.
             * @default main
             */
            branch?: string;
            /** @description Folder of the app inside the repository. */
            root?: string;
            /** @description Port that the app listens on; it is given as `PORT`. */
            port?: number;
            /** @description Answers 2xx or 3xx when the app is ready. Without it, an accepted connection counts. */
            health_path?: string;
            /** @description Runs instead of the build that is detected. */
            build_command?: string;
            /** @description Runs instead of the start that is detected. */
            start_command?: string;
            /**
             * @description What the app is, instead of what is detected.
             * @enum {string}
             */
            runtime?: "node" | "static" | "dockerfile" | "python" | "go" | "ruby" | "php" | "java";
            /** @description Version of Node or Python, instead of what is detected. */
            runtime_version?: string;
            /** @description Runs instead of the install that is detected. */
            install_command?: string;
            /** @description Folder with the built site; makes the app a static site. */
            output_dir?: string;
            /** @description Path of the Dockerfile. */
            dockerfile?: string;
        };
        AppDetection: {
            /** @description The commit, or the digest of the upload, that was looked at. */
            commit_sha: string;
            /** @description What the app is, such as `node`, `static` or `dockerfile`. */
            runtime: string;
            /** @description Version of the runtime, when the code names one. */
            runtime_version: string | null;
            /** @description Folder of the app. */
            root: string;
            /** @description Command that installs what it needs. */
            install_command: string | null;
            /** @description Command that builds it. */
            build_command: string | null;
            /** @description Command that starts it. */
            start_command: string | null;
            /** @description Folder of a static site. */
            output_dir: string | null;
            /** @description Its Dockerfile. */
            dockerfile: string | null;
            /** @description Port that it is given as `PORT`. */
            port: number;
            /** @description What answers when it is ready. */
            health_path: string | null;
            /** @description Processes beside the web process. */
            processes: {
                name: string;
                command: string;
            }[];
            /** @description Command that runs before traffic is switched. */
            release_command: string | null;
            /** @description What was found, and what follows of it. */
            reasons: string[];
            /** @description What may go wrong. */
            warnings: string[];
        };
        AppSource: {
            /** @description `src_…`; name it as `source` of an app or a deployment. */
            id: string;
            /** @description `sha256:…` of the archive. */
            digest: string;
            /** @description Bytes of the archive. */
            size_bytes: number;
            /** @description Bytes of the files in it. */
            unpacked_bytes: number;
            /** @description Files, folders and links in it. */
            files: number;
            /** Format: date-time */
            created_at: string;
        };
        DeployKey: {
            /** @description Enter it at the host of the repository, to read only. */
            public_key: string;
            /** @description `SHA256:…`, as ssh shows it. */
            fingerprint: string;
            /** Format: date-time */
            created_at: string;
            /** @description Hosts whose keys are pinned: with another key they are not used. */
            hosts: {
                /** @description `host:port` */
                host: string;
                /** @description Keys of the host, as first seen. */
                fingerprints: string[];
                /**
                 * Format: date-time
                 * @description When it was first reached.
                 */
                seen_at: string;
            }[];
        };
        AppHookDelivery: {
            /** @description `hkd_…` */
            id: string;
            /** @description The kind of host that delivered it. */
            provider: string;
            /**
             * @description What it tells; `unknown` for one that is not genuine.
             * @enum {string}
             */
            kind: "push" | "branch_deleted" | "pull_request" | "other" | "unknown";
            /** @description The id that the host gave it. */
            name: string | null;
            /**
             * @description What came of it; `refused` was not signed as it should be.
             * @enum {string}
             */
            outcome: "deployed" | "ignored" | "refused" | "failed";
            /** @description Why nothing came of it. */
            reason: string | null;
            /** @description The deployment that came of it. */
            deployment_id: string | null;
            /** @description What it says. */
            summary: {
                /** @description The branch it is about. */
                branch: string | null;
                /** @description The commit it is about. */
                commit_sha: string | null;
                /** @description Message of the commit. */
                message: string | null;
                /** @description Number of the pull request. */
                pull_request: number | null;
                /** @description What was done to the pull request. */
                action: string | null;
                /** @description How many files changed, if it says so. */
                changed_paths: number | null;
            };
            /** @description Whether it can be taken again. */
            can_redeliver: boolean;
            /** @description The delivery that was taken again. */
            redelivery_of: string | null;
            /**
             * Format: date-time
             * @description When it came.
             */
            created_at: string;
        };
        AppHook: {
            /** @description `app_…` */
            app_id: string;
            /** @description Where each provider delivers to. */
            urls: {
                [key: string]: string;
            };
            /** @description Shown when it is made, and null from then on. */
            secret: string | null;
            /** @description Whether pushes are deployed. */
            auto_deploy: boolean;
            /** @description Branches that are deployed, `*` for any part; the app’s own when empty. */
            branches: string[];
            /** @description A push must change one of these, such as `apps/web/**`; anything when empty. */
            paths: string[];
            /** @description Looks at the repository so often, for hosts that deliver nothing; null: never. */
            poll_interval_s: number | null;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description What to change of a hook. */
        UpdateHook: {
            /** @description Whether pushes are deployed. */
            auto_deploy?: boolean;
            /** @description Branches that are deployed, `*` for any part; the app’s own when empty. */
            branches?: string[];
            /** @description A push must change one of these, such as `apps/web/**`; anything when empty. */
            paths?: string[];
            /** @description Looks at the repository so often, for hosts that deliver nothing; null: never. */
            poll_interval_s?: number | null;
        };
        AppImage: {
            /** @description `app_…` */
            app_id: string;
            /** @description Name of the image, with its tag or digest. */
            ref: string;
            /** @description What the name stood for when it was last deployed; null before that. */
            digest: string | null;
            /** @description Whether a user and a password are kept for it. */
            has_credentials: boolean;
            /** @description Whether a registry can tell that it was pushed. */
            has_webhook: boolean;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description The image that an app is made of. Null credentials are thrown away. */
        SetAppImage: {
            /** @description Name of the image, such as `ghcr.io/you/shop:1.4`; `latest` without a tag. */
            ref: string;
            /** @description For private images; those kept for the same registry stay when not given. */
            credentials?: {
                /** @description User of the registry. */
                username: string;
                /** @description Password or token; it is sealed and never shown. */
                password: string;
            } | null;
        };
        AppImageCheck: {
            /** @description What the name stands for now. */
            digest: string;
            /** @description Whether that is another image than the one deployed last. */
            moved: boolean;
            /** @description What deploys it; null when nothing moved. */
            deployment: components["schemas"]["Deployment"] | null;
        };
        AppImageWebhook: {
            /** @description `app_…` */
            app_id: string;
            /** @description Where a registry tells of pushes; shown once, and a secret. */
            url: string;
        };
        AppPreview: {
            /** @description Number of the pull request. */
            number: number;
            /** @description The app that the pull request would change. */
            app_id: string;
            /** @description The app that shows it; null when it is gone. */
            preview_app: {
                /** @description `app_…` */
                id: string;
                /** @description Its name. */
                name: string;
            } | null;
            /**
             * @description `expired` comes back with the next push, `closed` when it is opened again.
             * @enum {string}
             */
            state: "open" | "closed" | "expired";
            /** @description How its latest deployment stands. */
            status: string | null;
            /** @description Where it is reached. */
            url: string | null;
            /** @description Branch of the pull request. */
            branch: string;
            /** @description The commit that it shows. */
            commit_sha: string;
            /** @description Whether its code comes from another repository. */
            fork: boolean;
            /**
             * Format: date-time
             * @description When it was last pushed to.
             */
            pushed_at: string;
            /** Format: date-time */
            opened_at: string;
            /** Format: date-time */
            closed_at: string | null;
        };
        AppPreviewSettings: {
            /** @description `app_…` */
            app_id: string;
            /** @description Whether pull requests get previews; off for a new app. */
            enabled: boolean;
            /** @description Whether pull requests from other repositories do: strangers’ code is run then. */
            forks: boolean;
            /** @description Whether previews see the secret variables of the app; those of forks never do. */
            share_secrets: boolean;
            /** @description How many there may be at once. */
            most_open: number;
            /** @description Days without a push after which one is removed. */
            keep_days: number;
            /**
             * Format: uri
             * @description API of the provider that statuses are sent to; the usual one of GitHub if null.
             */
            status_url: string | null;
            /** @description Names of the variables of previews only. */
            env_keys: string[];
            /** @description Whether statuses are sent. */
            has_status_token: boolean;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description What to change of an app’s previews. */
        UpdateAppPreviewSettings: {
            /** @description Whether pull requests get previews; off for a new app. */
            enabled?: boolean;
            /** @description Whether pull requests from other repositories do: strangers’ code is run then. */
            forks?: boolean;
            /** @description Whether previews see the secret variables of the app; those of forks never do. */
            share_secrets?: boolean;
            /** @description How many there may be at once. */
            most_open?: number;
            /** @description Days without a push after which one is removed. */
            keep_days?: number;
            /**
             * Format: uri
             * @description API of the provider that statuses are sent to; the usual one of GitHub if null.
             */
            status_url?: string | null;
            /** @description Secret variables of previews only; null removes one. */
            env?: {
                [key: string]: string | null;
            };
            /** @description Token that statuses of commits are sent with; sealed, never shown. */
            status_token?: string | null;
        };
        /** @description What an app is to be bound to. */
        CreateAppBinding: {
            /**
             * @description Kind of what to bind to.
             * @default product
             * @enum {string}
             */
            kind?: "product" | "database";
            /** @description A product, such as `auth`; id or name of a database for the kind `database`. */
            target: string;
            /**
             * @description Whether it moves real things.
             * @default live
             * @enum {string}
             */
            mode?: "live" | "test";
            /** @description What the app may do, such as `messages:write`; everything by default. A database is only read without `databases:write`. */
            scopes?: string[];
            /**
             * @description Variables; `SKYDECK_AUTH_KEY` and `SKYDECK_AUTH_URL` for `auth`, `DATABASE_URL`, `DATABASE_CA` and, with a connection pool, `DATABASE_POOL_URL` for a database.
             * @default {}
             */
            names?: {
                /** @description Variable of the key. */
                key?: string;
                /** @description Variable of the address. */
                url?: string;
                /** @description Variable of the certificate of a database. */
                ca?: string;
                /** @description Variable of the connection pool of a database. */
                pool_url?: string;
            };
            /**
             * @description Whether to make a release of it at once, without a build, if something is live.
             * @default true
             */
            apply?: boolean;
        };
        AppBinding: {
            /** @description `bnd_…` */
            id: string;
            /** @description `app_…` */
            app_id: string;
            /**
             * @description Kind of what the app is bound to.
             * @enum {string}
             */
            kind: "product" | "database";
            /** @description What it is bound to. */
            target: string;
            /** @enum {string} */
            mode: "live" | "test";
            /**
             * @description `rotating` until nothing uses the credential before; `revoked`: it works no more.
             * @enum {string}
             */
            state: "attached" | "rotating" | "revoked";
            /** @description Variable of each value, by its role. */
            variables: {
                [key: string]: string;
            };
            /** @description What was made for the app, such as `key_…`. */
            credential_id: string;
            /** @description The deployment that brings it; null otherwise. */
            deployment_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        ReleaseDetail: {
            /** @description `rel_…` */
            id: string;
            /** @description Counts up within the app. */
            number: number;
            /** @description Content address of what was built. */
            artifact_digest: string;
            /** @description The commit it was built from. */
            commit_sha: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description The deployment that made it. */
            deployment_id: string;
            /**
             * @description What was built.
             * @enum {string}
             */
            artifact_kind: "tree" | "image" | "static";
            /** @description Size of what was built. */
            artifact_bytes: number;
            /** @description Command of the web process. */
            start: string | null;
            /** @description Names of its environment, sorted; never values. */
            env_keys: string[];
            /** @description Null: as wide as the installation says. */
            scale: components["schemas"]["ReleaseScale"] | null;
            /** @description Whether it serves now. */
            is_current: boolean;
            /** @description Whether it can be rolled back to. */
            is_stored: boolean;
        };
        ReleaseScale: {
            /** @description How many replicas it is meant to have. */
            replicas: number;
            /** @description Processors that one replica may use. */
            cpu: number;
            /** @description Memory that one replica may use. */
            memory_mb: number;
        };
        ReleaseDiff: {
            /** @description Number of the older release. */
            from: number;
            /** @description Number of the newer release. */
            to: number;
            /** @description Differences of the environment, by name. */
            env: {
                /** @description Names that only the newer one has. */
                added: string[];
                /** @description Names that only the older one has. */
                removed: string[];
                /** @description Names with another value. */
                changed: string[];
            };
            /** @description Differences of commit, plan, artifact and scale. */
            changes: {
                /** @description What differs, such as `plan.start` or `scale.replicas`. */
                field: string;
                /** @description Value in the older one. */
                from: string | number | (null);
                /** @description Value in the newer one. */
                to: string | number | (null);
            }[];
        };
        /** @description Where to go back to. */
        CreateRollback: {
            /** @description Number of the release to go back to; the one that was live before by default. */
            release?: number;
            /**
             * @description Whether it gets the environment it had then, or the present one.
             * @default then
             * @enum {string}
             */
            env?: "then" | "current";
        };
        AutoDeploy: {
            /** @description Whether pushes leave the app alone. */
            is_paused: boolean;
            /** @description Why it is paused. */
            reason: string | null;
            /**
             * Format: date-time
             * @description Since when it is paused.
             */
            paused_at: string | null;
        };
        /** @description Where to take a release. */
        PromoteApp: {
            /** @description Id or name of the app that gets the release. */
            to: string;
            /** @description Number of the release; what serves by default. */
            release?: number;
        };
        EnvVariable: {
            /** @description Name of the variable. */
            key: string;
            /** @description Null for a secret. */
            value: string | null;
            /**
             * @description Who sees it: the build, the running app, or both; `both` for a new one.
             * @enum {string}
             */
            scope: "build" | "run" | "both";
            /** @description Whether its value is never shown and is masked in logs; true for a new one. */
            secret: boolean;
            /** @description Environments that see `value`, but for those in `overrides`. */
            environments: ("production" | "staging" | "preview")[];
            /** @description Environments with a value of their own. */
            overrides: {
                /**
                 * @description The environment.
                 * @enum {string}
                 */
                environment: "production" | "staging" | "preview";
                /** @description Its value there; null for a secret. */
                value: string | null;
                /**
                 * Format: date-time
                 * @description When it was last set.
                 */
                updated_at: string;
            }[];
            /**
             * Format: date-time
             * @description When it was last set.
             */
            updated_at: string;
            /** @description Who set it last. */
            updated_by: {
                /** @description `account`, `key` or `system`. */
                kind: string;
                /** @description Identifier of who did it. */
                id: string;
            };
        };
        /** @description Changes of several variables at once. */
        ChangeEnv: {
            /** @description What to make of which variable; null removes it. */
            set: {
                [key: string]: {
                    /** @description The new value; the present one stays when not given. */
                    value?: string;
                    /**
                     * @description Who sees it: the build, the running app, or both; `both` for a new one.
                     * @enum {string}
                     */
                    scope?: "build" | "run" | "both";
                    /** @description Whether its value is never shown and is masked in logs; true for a new one. */
                    secret?: boolean;
                } | null;
            };
            /** @description Environments that it is for; they then have a value of their own. All of them when not given. */
            environments?: ("production" | "staging" | "preview")[];
            /**
             * @description Whether to make a release of it at once, without a build.
             * @default false
             */
            apply?: boolean;
        };
        EnvChanged: {
            /** @description Names of all variables, sorted. */
            env_keys: string[];
            /** @description What makes a release of it; null without. */
            deployment_id: string | null;
        };
        EnvChange: {
            /** @description `evc_…` */
            id: string;
            /** @description Name of the variable. */
            key: string;
            /**
             * @description What was done.
             * @enum {string}
             */
            action: "set" | "unset";
            /**
             * @description Its scope then.
             * @enum {string|null}
             */
            scope: "build" | "run" | "both" | null;
            /** @description Whether it was a secret then. */
            secret: boolean | null;
            /** @description Environments that it was done for; null for all. */
            environments: ("production" | "staging" | "preview")[] | null;
            /** @description Who did it. */
            actor: {
                /** @description `account`, `key` or `system`. */
                kind: string;
                /** @description Identifier of who did it. */
                id: string;
            };
            /**
             * Format: date-time
             * @description When it was done.
             */
            created_at: string;
        };
        /** @description Names of variables; values are never told. */
        EnvDiff: {
            from: {
                /** @description Name of the app. */
                app: string;
                /**
                 * @description What it is looked at as.
                 * @enum {string}
                 */
                environment: "production" | "staging" | "preview";
            };
            to: {
                /** @description Name of the app. */
                app: string;
                /**
                 * @description What it is looked at as.
                 * @enum {string}
                 */
                environment: "production" | "staging" | "preview";
            };
            /** @description Variables that only `to` has. */
            added: string[];
            /** @description Variables that only `from` has. */
            removed: string[];
            /** @description Variables that have another value in `to`. */
            changed: string[];
            /** @description Variables with the same value in both. */
            same: string[];
        };
        SetEnvVariable: {
            /** @description The new value. */
            value: string;
            /**
             * @description Who sees it: the build, the running app, or both; `both` for a new one.
             * @enum {string}
             */
            scope?: "build" | "run" | "both";
            /** @description Whether its value is never shown and is masked in logs; true for a new one. */
            secret?: boolean;
            /** @description Environments that it is for; they then have a value of their own. All of them when not given. */
            environments?: ("production" | "staging" | "preview")[];
            /**
             * @description Whether to make a release of it at once, without a build.
             * @default false
             */
            apply?: boolean;
        };
        AppScale: {
            /** @description The process. */
            process: string;
            /** @description How many replicas there are to be. */
            replicas: number;
            /** @description Processors that one replica may use. */
            cpu: number;
            /** @description Memory that one replica may use. */
            memory_mb: number;
            /** @description How many replicas answer now. */
            running: number;
        };
        /** @description How wide an app is to run. */
        ScaleApp: {
            /**
             * @description The process that is scaled.
             * @default web
             * @enum {string}
             */
            process?: "web";
            /** @description How many replicas there are to be. */
            replicas: number;
            /** @description Processors that one replica may use. */
            cpu?: number;
            /** @description Memory that one replica may use. */
            memory_mb?: number;
        };
        /** @description How an app is scaled without being asked. */
        Autoscaling: {
            /** @description Whether the app is scaled without being asked. */
            enabled: boolean;
            /** @description Fewest replicas; 0 lets the app sleep. */
            min: number;
            /** @description Most replicas. */
            max: number;
            /** @description Percent of its processors that a replica should use. */
            cpu_percent: number | null;
            /** @description Percent of its memory that a replica should use. */
            memory_percent: number | null;
            /** @description Open requests for each replica. */
            in_flight: number | null;
            /** @description Time that 95 of 100 requests should stay below. */
            p95_ms: number | null;
            /** @description Least time between two growths. */
            up_after_s: number;
            /** @description Time for which fewer replicas must have been enough before some are taken away. */
            down_after_s: number;
            /** @description Time without a request after which an app with `min` 0 sleeps. */
            idle_after_s: number;
            /**
             * @description `asleep` has no replicas until somebody asks for something.
             * @enum {string}
             */
            state: "off" | "awake" | "asleep";
            /** @description How many replicas are wanted now. */
            replicas: number;
            /** @description How many replicas answer now. */
            running: number;
            /** @description The last change that was made without being asked. */
            last_change: {
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                at: string;
                /** @description What was measured. */
                reason: string;
            } | null;
        };
        /** @description What to change; a target of null is dropped. */
        UpdateAutoscaling: {
            /** @description Whether the app is scaled without being asked. */
            enabled?: boolean;
            /** @description Fewest replicas; 0 lets the app sleep. */
            min?: number;
            /** @description Most replicas. */
            max?: number;
            /** @description Percent of its processors that a replica should use. */
            cpu_percent?: number | null;
            /** @description Percent of its memory that a replica should use. */
            memory_percent?: number | null;
            /** @description Open requests for each replica. */
            in_flight?: number | null;
            /** @description Time that 95 of 100 requests should stay below. */
            p95_ms?: number | null;
            /** @description Least time between two growths. */
            up_after_s?: number;
            /** @description Time for which fewer replicas must have been enough before some are taken away. */
            down_after_s?: number;
            /** @description Time without a request after which an app with `min` 0 sleeps. */
            idle_after_s?: number;
        };
        /** @description How much of what an app writes is kept. */
        LogRetention: {
            /** @description Days after which a line is removed. */
            keep_days: number;
            /** @description Size at which the oldest lines are removed. */
            keep_mb: number;
            /** @description Size of the lines that are kept now. */
            used_bytes: number;
            /**
             * Format: date-time
             * @description When the oldest of them was written.
             */
            oldest_at: string | null;
        };
        /** @description What to change. */
        UpdateLogRetention: {
            /** @description Days after which a line is removed. */
            keep_days?: number;
            /** @description Size at which the oldest lines are removed. */
            keep_mb?: number;
        };
        /** @description Where the log of an app is to be sent. */
        CreateLogDrain: {
            /** @description `syslog+tls://host:6514` and `syslog+tcp://host:601` take RFC 5424; `https://host/v1/logs` takes OTLP. */
            url: string;
            /**
             * @description Sent along with OTLP, such as a key. Never shown again.
             * @default {}
             */
            headers?: {
                [key: string]: string;
            };
            /** @description Authority of a `syslog+tls` receiver; the public ones when not given. */
            ca_pem?: string;
        };
        /** @description Somewhere that the log of an app is sent to. */
        LogDrain: {
            /** @description `ldr_…` */
            id: string;
            /** @description Where the log is sent to. */
            url: string;
            /** @description Whether headers are sent along; they are never shown. */
            has_headers: boolean;
            /**
             * @description `failing` is tried again ever more slowly, `disabled` not any more.
             * @enum {string}
             */
            status: "active" | "failing" | "disabled";
            /** @description Number of the last line that the receiver has. */
            sent_seq: number;
            /** @description Why the last attempt failed. */
            problem: string | null;
            /**
             * Format: date-time
             * @description When the failures began.
             */
            failing_since: string | null;
            /** Format: date-time */
            created_at: string;
        };
        AppProcesses: {
            /** @description Every process of the release that serves, web first. */
            processes: {
                /** @description Name; `web` takes the requests. */
                name: string;
                /** @description What it runs; null: as its image says. */
                command: string | null;
                /** @description How many replicas there are to be. */
                replicas: number;
                /** @description Processors that one replica may use. */
                cpu: number;
                /** @description Memory that one replica may use. */
                memory_mb: number;
                /** @description How many replicas are healthy now. */
                running: number;
            }[];
            /** @description What runs once after a build, before traffic is switched. */
            release_command: string | null;
        };
        /** @description How wide processes are to run. */
        ScaleAppProcesses: {
            /** @description The processes to scale, by name; others stay as they are. */
            processes: {
                [key: string]: {
                    /** @description How many replicas there are to be. */
                    replicas: number;
                    /** @description Processors that one replica may use; as before when not given. */
                    cpu?: number;
                    /** @description Memory that one replica may use; as before when not given. */
                    memory_mb?: number;
                };
            };
        };
        AppMetrics: {
            /** @description Length of the span of one point. */
            step_s: number;
            /** @description Every replica that ran within the time. */
            replicas: {
                /** @description `rpl_…` */
                id: string;
                /** @description The process that it is, or was, one of. */
                process: string;
                /** @description Oldest first, at most 240. */
                points: {
                    /**
                     * Format: date-time
                     * @description Begin of the span that the values are the means of.
                     */
                    at: string;
                    /** @description Percent of one processor. */
                    cpu_percent: number | null;
                    /** @description Memory in use. */
                    memory_bytes: number;
                }[];
            }[];
            /** @description What visitors got, oldest first; spans without a request are left out. */
            requests: {
                /**
                 * Format: date-time
                 * @description Begin of the span.
                 */
                at: string;
                /** @description Answers that the edge gave. */
                requests: number;
                /** @description The same for each second. */
                per_second: number;
                /** @description Answers with a status from 400 to 499. */
                client_errors: number;
                /** @description Answers with a status of 500 and above. */
                server_errors: number;
                /** @description Requests and other connections that were open, at most. */
                in_flight: number;
                /** @description Milliseconds that half of the answers took at most, in the worst minute. */
                p50_ms: number | null;
                /** @description Milliseconds that 95 % of the answers took at most, in the worst minute. */
                p95_ms: number | null;
                /** @description Milliseconds that 99 % of the answers took at most, in the worst minute. */
                p99_ms: number | null;
            }[];
            /** @description How many replicas of each process ended without being asked to. */
            restarts: {
                [key: string]: number;
            };
        };
        /** @description A command to run beside an app. */
        CreateAppRun: {
            /** @description A line for the shell, run in the folder of the app with its environment. */
            command: string;
            /**
             * @description Time after which it is ended.
             * @default 3600
             */
            timeout_s?: number;
        };
        AppRun: {
            /** @description `run_…` */
            id: string;
            /** @description The app. */
            app_id: string;
            /** @description The release that it ran of. */
            release_id: string | null;
            /** @description The cron entry that it is of. */
            cron: string | null;
            /** @description What was run. */
            command: string;
            /**
             * @description `missed` while the platform was away, `skipped` because the run before had not ended, `lost` when the platform stopped.
             * @enum {string}
             */
            status: "running" | "succeeded" | "failed" | "cancelled" | "timed_out" | "missed" | "skipped" | "lost";
            /** @description Its exit code; null when it has none. */
            exit_code: number | null;
            /** @description The signal that ended it. */
            signal: string | null;
            /** @description Whether it used up its memory. */
            out_of_memory: boolean;
            /** @description Why it did not run, or did not end by itself. */
            note: string | null;
            /**
             * Format: date-time
             * @description When the clock wanted it.
             */
            due_at: string | null;
            /**
             * Format: date-time
             * @description When it was started.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended.
             */
            finished_at: string | null;
        };
        /** @description A command to run by the clock. */
        CreateAppCron: {
            /** @description Name, unique in the app. */
            name: string;
            /** @description Five fields: minute, hour, day of the month, month, day of the week. */
            schedule: string;
            /**
             * @description Time zone in which the schedule counts.
             * @default UTC
             */
            time_zone?: string;
            /** @description A line for the shell. */
            command: string;
            /**
             * @description What happens when the run before has not ended: `forbid` skips, `allow` starts another.
             * @default forbid
             * @enum {string}
             */
            overlap?: "forbid" | "allow";
        };
        AppCron: {
            /** @description `cron_…` */
            id: string;
            /** @description Unique in the app. */
            name: string;
            /** @description Five fields: minute, hour, day of the month, month, day of the week. */
            schedule: string;
            /** @description Time zone in which the schedule counts. */
            time_zone: string;
            /** @description A line for the shell. */
            command: string;
            /**
             * @description What happens when the run before has not ended: `forbid` skips, `allow` starts another.
             * @enum {string}
             */
            overlap: "forbid" | "allow";
            /**
             * @description `file`: launchpad.json of the release that serves; `settings`: made by the API.
             * @enum {string}
             */
            source: "file" | "settings";
            /** @description Whether it runs. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description When it runs next; null while it does not.
             */
            next_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed.
             */
            updated_at: string;
        };
        /** @description What to change of a cron entry. */
        UpdateAppCron: {
            /** @description Five fields: minute, hour, day of the month, month, day of the week. */
            schedule?: string;
            /** @description Time zone in which the schedule counts. */
            time_zone?: string;
            /** @description A line for the shell. */
            command?: string;
            /**
             * @description What happens when the run before has not ended: `forbid` skips, `allow` starts another.
             * @enum {string}
             */
            overlap?: "forbid" | "allow";
            /** @description Whether it runs. */
            enabled?: boolean;
        };
        AppReplicas: {
            /** @description What runs now, oldest first. */
            replicas: {
                /** @description `rpl_…` */
                id: string;
                /** @description The process that it is one of. */
                process: string;
                /** @description The release that it runs. */
                release_id: string;
                /** @description Whether it is ready; `false` while it starts. */
                healthy: boolean;
                /**
                 * Format: date-time
                 * @description When it was started.
                 */
                started_at: string | null;
            }[];
            /** @description The last 50 that ended without being asked to, newest first. */
            ended: {
                /** @description `rpl_…` */
                id: string;
                /** @description The process that it was one of. */
                process: string;
                /** @description The release that it ran. */
                release_id: string;
                /** @description Its exit code; null when a signal ended it. */
                exit_code: number | null;
                /** @description The signal that ended it. */
                signal: string | null;
                /** @description Whether it used up its memory. */
                out_of_memory: boolean;
                /**
                 * Format: date-time
                 * @description When it ended.
                 */
                ended_at: string;
            }[];
        };
        /**
         * @description A command to run inside a replica.
         * @default {}
         */
        CreateAppExec: {
            /** @description A program and its arguments; a shell when not given. */
            command?: string[];
            /** @description Id of the replica; the first healthy one when not given. */
            replica?: string;
            /** @description Takes a replica of this process when `replica` is not given. */
            process?: string;
            /**
             * @description Whether it gets a terminal.
             * @default true
             */
            tty?: boolean;
            /**
             * @description Columns of the terminal.
             * @default 80
             */
            cols?: number;
            /**
             * @description Rows of the terminal.
             * @default 24
             */
            rows?: number;
        };
        AppExec: {
            /** @description `exe_…`; names the connection in the audit log. */
            id: string;
            /** @description The replica that it is in. */
            replica_id: string;
            /**
             * Format: uri
             * @description Address of the WebSocket, token included.
             */
            url: string;
            /** @description Good for one connection. Shown only here. */
            token: string;
            /**
             * Format: date-time
             * @description Until when the token can be used: 60 seconds.
             */
            expires_at: string;
        };
        CreateVps: {
            /** @description Unique in the project; also its host name. */
            name: string;
            /** @description Slug of a size, such as `s-1vcpu-1gb`. */
            size: string;
            /** @description Slug or id of an image, such as `debian-12`. */
            image: string;
            /**
             * @description Who may log in: public keys, or ids or names of keys of the project.
             * @default []
             */
            ssh_keys?: (string)[];
            /** @description cloud-init user data, at most 64 KiB. Never shown again. */
            user_data?: string;
            /**
             * @description Ids or names of private networks that it joins.
             * @default []
             */
            networks?: string[];
            /** @description Words to find it by. */
            tags?: string[];
            /**
             * @description Names and values of your own.
             * @default {}
             */
            labels?: {
                [key: string]: string;
            };
            /**
             * @description Whether deletion and rebuilding are refused.
             * @default false
             */
            protected?: boolean;
        };
        Vps: {
            /** @description `vps_…` */
            id: string;
            /** @description Unique in the project; also its host name. */
            name: string;
            /** @description Slug of its project. */
            project: string;
            /**
             * @description Where it is.
             * @enum {string}
             */
            state: "queued" | "provisioning" | "starting" | "running" | "stopping" | "stopped" | "rebooting" | "resizing" | "rebuilding" | "snapshotting" | "restoring" | "deleting" | "deleted" | "error" | "unknown";
            /** @description Whether its network is up and its first start is through. */
            ready: boolean;
            size: {
                /** @description The size it was given last. */
                slug: string;
                /** @description Processors it sees. */
                vcpus: number;
                /** @description Memory in MiB. */
                memory_mb: number;
                /** @description Disk in GiB. */
                disk_gb: number;
            };
            image: {
                /** @description `img_…` */
                id: string;
                /** @description Name of the image, such as `debian-12`. */
                slug: string;
            };
            /** @description Its address in the public network. */
            ipv4: string | null;
            /** @description Address that it is reached at from outside; null for none. */
            floating_ip: string | null;
            /** @description All its addresses. */
            addresses: {
                /** @description `public`, or the id of a private network. */
                network: string;
                /** @description Its address there; fixed for its life. */
                ipv4: string;
                /** @description Its hardware address there. */
                mac: string;
                /** @description Whether it has the address from its next start only: its guest could not be told. */
                needs_restart: boolean;
            }[];
            /** @description Ports of this machine that lead to it; see its `ports`. */
            published: {
                /**
                 * @description What it carries.
                 * @enum {string}
                 */
                protocol: "tcp" | "udp";
                /** @description Port of this machine. */
                host_port: number;
                /** @description Port of the server. */
                guest_port: number;
            }[];
            /** @description What runs it. */
            engine: string;
            /** @description The member of a cluster that it is on. */
            location: string | null;
            tags: string[];
            labels: {
                [key: string]: string;
            };
            /** @description Whether deletion and rebuilding are refused. */
            protected: boolean;
            /** @description What is being done to it now. */
            operation: {
                /** @description The id that the 202 answer gave as `meta.operation_id`. */
                id: string;
                /** @description What is being done, such as `deployment` or `vps.create`. */
                kind: string;
                /** @description How far it is, from 0 to 1. */
                progress: number;
                /** @description What is being done now, in a few words. */
                stage: string | null;
            } | null;
            /** @description What went wrong last; null when nothing did. */
            error: {
                code: string;
                message: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was started last.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it was found ready after that.
             */
            ready_at: string | null;
        };
        UpdateVps: {
            /** @description Unique in the project; also its host name. */
            name?: string;
            tags?: string[];
            labels?: {
                [key: string]: string;
            };
            protected?: boolean;
        };
        /**
         * @default {
         *       "force": false
         *     }
         */
        StopVps: {
            /**
             * @description Cuts the power at once.
             * @default false
             */
            force?: boolean;
            /** @description Seconds that it has to power off before its power is cut; 20 when not given. */
            grace_s?: number;
        };
        ResizeVps: {
            /** @description Slug of the new size. */
            size: string;
            /**
             * @description Whether the disk grows too. A disk never shrinks again.
             * @default true
             */
            disk?: boolean;
        };
        RebuildVps: {
            /** @description Slug or id of an image; the one it was made of when not given. */
            image?: string;
            /** @description Replaces the user data of its creation. */
            user_data?: string;
        };
        VpsSize: {
            /** @description What `size` names it by. */
            slug: string;
            /** @description Processors that the server sees. */
            vcpus: number;
            /** @description Share of these that it may use, at most 1. */
            cpu_share: number;
            /** @description Memory in MiB. */
            memory_mb: number;
            /** @description Disk in GiB. */
            disk_gb: number;
            /** @description Place in the list. */
            position: number;
            /** @description Whether servers can still be given it. */
            offered: boolean;
            /** @description Whether this machine is large enough for it. */
            fits: boolean;
            /** @description What a server of it costs while it runs; off, only its disk does. */
            price: {
                /** @description ISO 4217, such as USD. */
                currency: string;
                /** @description Price of an hour, a decimal number. */
                hourly: string;
                /** @description Price of 730 hours, a decimal number. */
                monthly: string;
            };
        };
        CreateVpsSize: {
            /** @description What `size` names it by. */
            slug: string;
            /** @description Processors that the server sees. */
            vcpus: number;
            /**
             * @description Share of these that it may use, 0.05 to 1.
             * @default 1
             */
            cpu_share?: number;
            /** @description Memory in MiB. */
            memory_mb: number;
            /** @description Disk in GiB. */
            disk_gb: number;
            /**
             * @description Place in the list, the lowest first.
             * @default 1000
             */
            position?: number;
        };
        UpdateVpsSize: {
            /** @description Processors that the server sees. */
            vcpus?: number;
            /** @description Share of these that it may use, 0.05 to 1. */
            cpu_share?: number;
            /** @description Memory in MiB. */
            memory_mb?: number;
            /** @description Disk in GiB. */
            disk_gb?: number;
            /** @description Place in the list, the lowest first. */
            position?: number;
            /** @description `false` retires it: servers that have it keep it, no other gets it. */
            offered?: boolean;
        };
        CreateSshKey: {
            /** @description Unique in the project. */
            name: string;
            /** @description The line of a `.pub` file. */
            public_key: string;
        };
        SshKey: {
            /** @description `ssh_…` */
            id: string;
            /** @description Unique in the project. */
            name: string;
            /** @description The key as `authorized_keys` holds it. */
            public_key: string;
            /** @description As `ssh-keygen -l` shows it. */
            fingerprint: string;
            /** Format: date-time */
            created_at: string;
        };
        SetBackupPlan: {
            /** @description Hour of the day at which it is due, in UTC. */
            hour_utc: number;
            /**
             * @description Day of the week, 0 is Sunday; null for every day.
             * @default null
             */
            weekday?: number | null;
            /** @description Backups that are kept; the oldest go first. */
            keep: number;
            /**
             * @description Whether each backup is copied to the object store, where it outlives the server.
             * @default false
             */
            copy?: boolean;
        };
        VpsBackupPlan: {
            /** @description The server that it is for. */
            vps_id: string;
            /** @description Hour of the day at which it is due, in UTC. */
            hour_utc: number;
            /** @description Day of the week, 0 is Sunday; null for every day. */
            weekday: number | null;
            /** @description Backups that are kept; the oldest go first. */
            keep: number;
            /** @description Whether each backup is copied to the object store, where it outlives the server. */
            copy: boolean;
            /**
             * Format: date-time
             * @description When the next backup is due, or tried again.
             */
            next_at: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CreateVpsBackupCopy: {
            /** @description Id or name of the server. */
            vps: string;
            /** @description Id or name of its snapshot. */
            snapshot: string;
        };
        VpsBackupCopy: {
            /** @description `bkc_…` */
            id: string;
            /** @description The server that it is of; it may be deleted. */
            vps_id: string;
            /** @description Name of the server when it was copied. */
            vps_name: string;
            /** @description The snapshot that it is of; it may be deleted. */
            snapshot_id: string;
            /** @description Name of the snapshot. */
            snapshot_name: string;
            /**
             * @description Whether somebody or a plan asked for it.
             * @enum {string}
             */
            kind: "manual" | "backup";
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "creating" | "ready" | "failed" | "deleting";
            /** @description Bytes in the object store. */
            size_bytes: number | null;
            /** @description SHA-256 of these bytes, hexadecimal. */
            sha256: string | null;
            /** @description Smallest disk that it fits on, in GiB. */
            disk_gb: number;
            /** @description Why it failed; null if it did not. */
            error: {
                code: string;
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was complete.
             */
            completed_at: string | null;
        };
        RestoreVpsBackupCopy: {
            /** @description What the image is named by when servers are made of it. */
            slug: string;
        };
        VpsImage: {
            /** @description `img_…` */
            id: string;
            /** @description What requests name it by. */
            slug: string;
            /** @description Name for people. */
            title: string;
            /**
             * @description Where it is from.
             * @enum {string}
             */
            origin: "catalogue" | "upload" | "url" | "snapshot";
            /**
             * @description `engine`: made of a snapshot, and only where that was.
             * @enum {string}
             */
            format: "rootfs" | "disk" | "engine";
            /**
             * @description `available` is built when it is first used; servers are made of what is `ready`.
             * @enum {string}
             */
            status: "available" | "building" | "ready" | "failed";
            /** @description How far its making is. */
            progress: number;
            /** @description Why it failed; null if it did not. */
            error: {
                code: string;
                message: string;
            } | null;
            /** @description Why this machine cannot build it, and what mends that; null when it can. */
            unavailable: {
                reason: string;
                fix: string;
            } | null;
            /** @description Whether it has cloud-init. */
            cloud_init: boolean;
            /** @description Smallest disk that it fits on, in GiB. */
            min_disk_gb: number;
            /** @description Size of its file; null when it has none. */
            size_bytes: number | null;
            /** @description SHA-256 of its file; null when it has none. */
            sha256: string | null;
            /** @description The address or snapshot that it was made of. */
            source: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CreateImage: {
            /** @description What requests name it by; unique among the images of the project. */
            slug: string;
            /** @description Name for people. */
            title?: string;
            /** @description Id or name of the server. */
            vps: string;
            /** @description Id or name of one of its snapshots. */
            snapshot: string;
        } | {
            /** @description What requests name it by; unique among the images of the project. */
            slug: string;
            /** @description Name for people. */
            title?: string;
            /**
             * Format: uri
             * @description Public address of the file. It is fetched once; redirects are followed.
             */
            url: string;
            /** @description SHA-256 of the file; another file is refused. */
            sha256?: string;
            /**
             * @description `rootfs`: a tar archive (plain, gzip, xz, zstd) of a root file system with an init. `disk`: a qcow2 or raw disk that boots, for virtual machines.
             * @default rootfs
             * @enum {string}
             */
            format?: "rootfs" | "disk";
            /**
             * @description Whether the image has cloud-init.
             * @default false
             */
            cloud_init?: boolean;
        };
        UpdateImage: {
            /** @description Name for people. */
            title: string;
        };
        /** @default {} */
        CreateSnapshot: {
            /** @description Made of the time when not given. */
            name?: string;
        };
        VpsSnapshot: {
            /** @description `snp_…` */
            id: string;
            /** @description The server that it is of. */
            vps_id: string;
            /** @description Unique among the snapshots of the server. */
            name: string;
            /**
             * @description Whether somebody or the clock asked for it.
             * @enum {string}
             */
            kind: "manual" | "backup";
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "creating" | "ready" | "failed" | "deleting";
            /** @description Bytes of its own, as far as known. */
            size_bytes: number | null;
            /** @description Smallest disk that it fits on, in GiB. */
            disk_gb: number;
            /** @description Why it failed; null if it did not. */
            error: {
                code: string;
                message: string;
            } | null;
            /** Format: date-time */
            created_at: string;
        };
        CreateFirewall: {
            /** @description Unique in the project. */
            name: string;
            /**
             * @description What is let through. With a firewall, nothing else comes in; with a rule for `out`, nothing else goes out. Answers always pass.
             * @default []
             */
            rules?: components["schemas"]["FirewallRule"][];
            /** @description Servers with one of these tags have it too. */
            tags?: string[];
        };
        FirewallRule: {
            /**
             * @description Whether it is about what comes in or goes out.
             * @enum {string}
             */
            direction: "in" | "out";
            /**
             * @description What is let through.
             * @enum {string}
             */
            protocol: "tcp" | "udp" | "icmp";
            /** @description A port or a range of them; every port when not given. */
            ports?: string;
            /**
             * @description Who may call, or be called, as IPv4 networks; everybody when not given.
             * @default [
             *       "0.0.0.0/0"
             *     ]
             */
            cidrs: string[];
        };
        Firewall: {
            /** @description `fw_…` */
            id: string;
            /** @description Unique in the project. */
            name: string;
            /** @description What is let through. With a firewall, nothing else comes in; with a rule for `out`, nothing else goes out. Answers always pass. */
            rules: components["schemas"]["FirewallRule"][];
            /** @description Servers with one of these tags have it too. */
            tags: string[];
            /** @description Ids of the servers that have it by themselves. */
            servers: string[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        UpdateFirewall: {
            /** @description Unique in the project. */
            name?: string;
            /** @description What is let through. With a firewall, nothing else comes in; with a rule for `out`, nothing else goes out. Answers always pass. */
            rules?: components["schemas"]["FirewallRule"][];
            /** @description Servers with one of these tags have it too. */
            tags?: string[];
        };
        NameServer: {
            /** @description Id or name of the server. */
            vps: string;
        };
        /** @default {} */
        AllocateFloatingIp: {
            /** @description Id or name of the server that it leads to; none when not given. */
            vps?: string;
        };
        FloatingIp: {
            /** @description `fip_…` */
            id: string;
            /** @description IPv4 address that it is reached at from outside. */
            address: string;
            /** @description The server that it leads to; null for none. */
            vps_id: string | null;
            /** Format: date-time */
            created_at: string;
        };
        CreateNetwork: {
            /** @description Unique in the project. */
            name: string;
            /** @description Range of addresses; a free /24 when not given. */
            cidr?: string;
        };
        Network: {
            /** @description `net_…` */
            id: string;
            /** @description Unique in the project. */
            name: string;
            /** @description Range of addresses. There is no way out of it, and no gateway. */
            cidr: string;
            /** Format: date-time */
            created_at: string;
        };
        UpdateNetwork: {
            /** @description Unique in the project. */
            name: string;
        };
        PublishPort: {
            /**
             * @description What it carries.
             * @default tcp
             * @enum {string}
             */
            protocol?: "tcp" | "udp";
            /** @description Port of the server. */
            guest_port: number;
            /** @description Port of this machine; a free one of its range when not given. */
            host_port?: number;
        };
        PublishedPort: {
            /** @description `prt_…` */
            id: string;
            /** @description The server that it leads to. */
            vps_id: string;
            /**
             * @description What it carries.
             * @enum {string}
             */
            protocol: "tcp" | "udp";
            /** @description Address of this machine that it is reached at; `0.0.0.0` for every one. */
            address: string;
            /** @description Port of this machine. */
            host_port: number;
            /** @description Port of the server. */
            guest_port: number;
            /** Format: date-time */
            created_at: string;
        };
        CreateVolume: {
            /** @description Unique in the project. */
            name: string;
            /** @description Size in GiB. It only ever grows. */
            size_gb: number;
        };
        Volume: {
            /** @description `vol_…` */
            id: string;
            /** @description Unique in the project. */
            name: string;
            /** @description Size in GiB. */
            size_gb: number;
            /**
             * @description Where it is.
             * @enum {string}
             */
            status: "creating" | "available" | "attaching" | "in_use" | "detaching" | "growing" | "deleting" | "error";
            /** @description The server that it is attached to; null for none. */
            vps_id: string | null;
            /** @description Where that server finds it. */
            mount_path: string | null;
            /** @description What has it. */
            engine: string;
            /** @description What went wrong last; null when nothing did. */
            error: {
                code: string;
                message: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        UpdateVolume: {
            /** @description Unique in the project. */
            name: string;
        };
        AttachVolume: {
            /** @description Id or name of the server. */
            vps: string;
            /** @description Where the server finds it, such as `/mnt/data`. */
            mount_path: string;
        };
        GrowVolume: {
            /** @description New size in GiB, above the present one. */
            size_gb: number;
        };
        /** @default {} */
        CreateVpsConsole: {
            /**
             * @description `shell` is a shell of root without a password; `serial` the machine’s own line with its login prompt.
             * @default shell
             * @enum {string}
             */
            mode?: "shell" | "serial";
            /**
             * @description Only watches. Without `session_id` it watches the newest console of this `mode`.
             * @default false
             */
            readonly?: boolean;
            /**
             * @description Whether what is shown is recorded.
             * @default false
             */
            record?: boolean;
            /** @description Joins this open console instead of opening one. */
            session_id?: string;
            /**
             * @description When who types leaves: `close` ends the console for all, `hand_over` lets the next one type.
             * @default close
             * @enum {string}
             */
            on_leave?: "close" | "hand_over";
            /**
             * @description Columns of the terminal.
             * @default 80
             */
            cols?: number;
            /**
             * @description Rows of the terminal.
             * @default 24
             */
            rows?: number;
        };
        VpsConsole: {
            /** @description `con_…`; names the connection in the audit log. */
            id: string;
            /** @description The console; others join it by this. Null where the newest one is watched. */
            session_id: string | null;
            /**
             * Format: uri
             * @description Address of the WebSocket, token included.
             */
            url: string;
            /** @description Good for one connection. Shown only here. */
            token: string;
            /**
             * Format: date-time
             * @description Until when the token can be used: 60 seconds.
             */
            expires_at: string;
        };
        ExecVps: {
            /** @description A program and its arguments, or a text that `sh` runs. It runs as root. */
            command: string | string[];
            /** @description What the command reads. */
            stdin?: string;
            /**
             * @description Longest time that it may take, in seconds; then it is killed.
             * @default 30
             */
            timeout_s?: number;
        };
        VpsExecResult: {
            /** @description 0 when the command says that it succeeded. */
            exit_code: number;
            /** @description The first MiB of what it wrote to its output. */
            stdout: string;
            /** @description The first MiB of what it wrote of its errors. */
            stderr: string;
            /** @description Whether it wrote more than that. */
            truncated: boolean;
        };
        VpsConsoleLog: {
            /** @description The newest 256 kB since its start, as it was written. */
            text: string;
            /** @description Whether there was more. */
            truncated: boolean;
        };
        VpsRecording: {
            /** @description `rec_…` */
            id: string;
            /** @description The server that it is of. */
            vps_id: string;
            /** @description The console that it is of. */
            session_id: string;
            /**
             * @description What the console was connected to.
             * @enum {string}
             */
            mode: "shell" | "serial";
            /** @description Who opened the console. */
            opened_by: {
                /** @enum {string} */
                kind: "account" | "key" | "service";
                id: string;
            };
            /**
             * @description Whether it can be downloaded.
             * @enum {string}
             */
            status: "recording" | "complete";
            /** @description Size of the file; 0 while it is recorded. */
            size_bytes: number;
            /** @description How long the console was open; 0 while it is recorded. */
            duration_ms: number;
            /** @description Whether it ends early because there was no more room. */
            truncated: boolean;
            /**
             * Format: date-time
             * @description When the console was opened.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended; null while it is recorded.
             */
            ended_at: string | null;
        };
        VpsMetrics: {
            /**
             * Format: date-time
             * @description Begin of the first point.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the last point.
             */
            to: string;
            /** @description Seconds between two points. */
            step_s: number;
            /** @description Begin of each point. */
            times: string[];
            /** @description What was measured, one after the other. */
            series: {
                /**
                 * @description What it belongs to.
                 * @enum {string}
                 */
                type: "cpu" | "memory" | "disk" | "network";
                /**
                 * @description What is measured; `cpu.usage` is 100 when the server uses all that it may.
                 * @enum {string}
                 */
                name: "cpu.usage" | "memory.used" | "memory.peak" | "disk.used" | "disk.read" | "disk.written" | "network.received" | "network.sent";
                /**
                 * @description Unit of the values.
                 * @enum {string}
                 */
                unit: "percent" | "bytes" | "bytes_per_second";
                /** @description One value for each of `times`; null where nothing was measured. */
                values: (number | null)[];
            }[];
        };
        VpsLatestMetrics: {
            /** @description The server. */
            vps_id: string;
            /**
             * Format: date-time
             * @description When it was measured; null if it never was.
             */
            at: string | null;
            /** @description Share of the processors that it may use, in percent. */
            cpu_percent: number | null;
            /** @description Memory that it uses. */
            memory_used_bytes: number | null;
            /** @description Memory that it has. */
            memory_limit_bytes: number;
            /** @description Disk that it uses. */
            disk_used_bytes: number | null;
            /** @description Disk that it has. */
            disk_limit_bytes: number;
            /** @description What it reads of its disk. */
            disk_read_bytes_per_second: number | null;
            /** @description What it writes to its disk. */
            disk_written_bytes_per_second: number | null;
            /** @description What it receives. */
            network_received_bytes_per_second: number | null;
            /** @description What it sends. */
            network_sent_bytes_per_second: number | null;
            /** @description Processes that run in it. */
            processes: number | null;
        };
        MoveVps: {
            /** @description The server, of whatever project. */
            vps: string;
            /** @description Name of the member of the cluster that is to have it. */
            to: string;
        };
        VpsMove: {
            /** @description The operation, `op_…`. */
            id: string;
            /** @description The server. */
            vps_id: string;
            /** @description Its project. */
            project_id: string;
            /** @description Member that has it, as far as known. */
            from: string | null;
            /** @description Member that is to have it. */
            to: string;
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "queued" | "running" | "succeeded" | "failed" | "cancelled";
            /** @description Why it failed; null if it did not. */
            error: {
                code: string;
                message: string;
            } | null;
        };
        DatabaseSize: {
            /** @description What `size` names it by. */
            slug: string;
            /** @description Shares of a core. */
            cpus: number;
            /** @description Memory in MiB. */
            memory_mb: number;
            /** @description Connections at once. */
            max_connections: number;
        };
        DatabaseEngine: {
            /**
             * @description What databases are made with.
             * @enum {string}
             */
            engine: "postgres" | "valkey";
            /** @description Its major versions here, the usual one first. */
            versions: number[];
        };
        CreateDatabase: {
            /** @description Unique in the project. */
            name: string;
            /**
             * @description What it is made with.
             * @default postgres
             * @enum {string}
             */
            engine?: "postgres" | "valkey";
            /**
             * @description In a server with others, or its own.
             * @default shared
             * @enum {string}
             */
            plan?: "shared" | "dedicated";
            /** @description Major version; the first that `/v1/database-engines` names when not given. */
            version?: number;
            /** @description Slug of a size, of dedicated ones only; the smallest usually. */
            size?: string;
            /** @description Storage in GiB; 1 for shared, 5 for dedicated. */
            storage_gb?: number;
            /**
             * @description Networks that may connect besides apps and this machine; of dedicated ones only.
             * @default []
             */
            trusted_sources?: string[];
            /**
             * @description Backups made by the clock.
             * @default {
             *       "hour_utc": 3,
             *       "keep": 7
             *     }
             */
            backups?: {
                /** @description Hour of the day at which one is due, in UTC; null for none. */
                hour_utc: number | null;
                /** @description How many are kept; the oldest go first. */
                keep: number;
            };
            /**
             * @description Whether deletion is refused.
             * @default false
             */
            protected?: boolean;
            /** @description A backup to fill it with, `dbb_…`, also of a database that was deleted. */
            backup?: string;
        };
        Database: {
            /** @description `db_…` */
            id: string;
            /** @description Unique in the project. */
            name: string;
            /**
             * @description What it is made with.
             * @enum {string}
             */
            engine: "postgres" | "valkey";
            /**
             * @description `shared`: in a server with others. `dedicated`: in a server of its own.
             * @enum {string}
             */
            plan: "shared" | "dedicated";
            /** @description Major version of the engine. */
            version: number;
            /** @description Size of a dedicated one; null for a shared one. */
            size: string | null;
            /** @description Storage in GiB. It only ever grows. */
            storage_gb: number;
            /** @description Networks that may connect besides apps and this machine; of dedicated ones only. */
            trusted_sources: string[];
            /**
             * @description Where it is.
             * @enum {string}
             */
            status: "creating" | "available" | "degraded" | "resizing" | "restoring" | "upgrading" | "deleting" | "deleted" | "error";
            /** @description Why it is `degraded`; empty when nothing is wrong. */
            problems: {
                /**
                 * @description What is wrong.
                 * @enum {string}
                 */
                problem: "backup" | "archive" | "check" | "disk" | "server" | "pool";
                /** @description What happened. */
                message: string;
                /**
                 * Format: date-time
                 * @description Since when.
                 */
                since: string;
            }[];
            /** @description Why the last thing that was done to it failed; null if it did not. */
            error: {
                code: string;
                message: string;
            } | null;
            /** @description Where it answers; null before it was made. */
            host: string | null;
            /** @description Port that it answers at. */
            port: number | null;
            /** @description Its name in the server. */
            database: string;
            /** @description Whether deletion and restoring in place are refused. */
            protected: boolean;
            /** @description Backups that are made by the clock. */
            backups: {
                /** @description Hour of the day at which one is due, in UTC; null for none. */
                hour_utc: number | null;
                /** @description How many are kept; the oldest go first. */
                keep: number;
                /**
                 * Format: date-time
                 * @description When the next one is due.
                 */
                next_at: string | null;
            };
            /** @description What it was filled with; null for an empty one. */
            origin: {
                /** @description The database that it was forked from. */
                database?: string;
                /** @description The backup that it was filled with. */
                backup?: string;
                /**
                 * Format: date-time
                 * @description The moment whose data it was filled with.
                 */
                at?: string;
            } | null;
            /** @description What is being done to it now. */
            operation: {
                /** @description The id that the 202 answer gave as `meta.operation_id`. */
                id: string;
                /** @description What is being done, such as `deployment` or `vps.create`. */
                kind: string;
                /** @description How far it is, from 0 to 1. */
                progress: number;
                /** @description What is being done now, in a few words. */
                stage: string | null;
            } | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        UpdateDatabase: {
            /** @description Unique in the project. */
            name?: string;
            /** @description Whether deletion is refused. */
            protected?: boolean;
            /** @description Backups made by the clock. */
            backups?: {
                /** @description Hour of the day at which one is due, in UTC; null for none. */
                hour_utc: number | null;
                /** @description How many are kept; the oldest go first. */
                keep: number;
            };
        };
        ResizeDatabase: {
            /** @description Slug of the new size, of dedicated ones only. */
            size?: string;
            /** @description Storage in GiB. It only ever grows. */
            storage_gb?: number;
            /** @description Networks that may connect besides apps and this machine; of dedicated ones only. */
            trusted_sources?: string[];
        };
        RestoreDatabase: {
            /** @description The backup, `dbb_…`. */
            backup?: string;
            /**
             * Format: date-time
             * @description A moment instead, RFC 3339; of dedicated databases only.
             */
            at?: string;
            /**
             * @description Whether nothing is kept of what the database holds now.
             * @default false
             */
            skip_backup?: boolean;
        };
        ForkDatabase: {
            /** @description Unique in the project. */
            name: string;
            /** @description One of its backups, `dbb_…`. */
            backup?: string;
            /**
             * Format: date-time
             * @description A moment, RFC 3339; of dedicated databases only. Now when neither is given.
             */
            at?: string;
            /**
             * @description As the other one when not given.
             * @enum {string}
             */
            plan?: "shared" | "dedicated";
            /** @description Major version; as the other one when not given. */
            version?: number;
            /** @description Slug of a size; as the other one when not given. */
            size?: string;
            /** @description Storage in GiB; as the other one when not given. */
            storage_gb?: number;
        };
        UpgradeDatabase: {
            /** @description The newer major version. */
            version: number;
        };
        DatabaseRecovery: {
            /**
             * Format: date-time
             * @description First moment; null when there is none.
             */
            earliest: string | null;
            /**
             * Format: date-time
             * @description Last moment; null when there is none.
             */
            latest: string | null;
            /**
             * Format: date-time
             * @description Since when the oldest finished piece of the log waits; null when none does.
             */
            archive_waiting_since: string | null;
        };
        CreateDatabaseCredential: {
            /** @description Unique in the database. */
            name: string;
            /**
             * @description What it may do.
             * @default read_only
             * @enum {string}
             */
            access?: "read_write" | "read_only";
        };
        DatabaseCredential: {
            /** @description `dbc_…` */
            id: string;
            /** @description Unique in the database. */
            name: string;
            /**
             * @description What it may do.
             * @enum {string}
             */
            access: "read_write" | "read_only";
            /** @description Whether it was made with the database and goes with it. */
            default: boolean;
            /**
             * @description Whether it works.
             * @enum {string}
             */
            state: "creating" | "active" | "deleting";
            /** @description Name that it signs in with; another one after each rotation. */
            user: string;
            /**
             * Format: date-time
             * @description Until when the password before the rotation works; null when it does not.
             */
            previous_until: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        DatabaseConnection: {
            /** @description `dbc_…` */
            credential_id: string;
            /** @description Address of the server. */
            host: string;
            /** @description Port of the server. */
            port: number;
            /** @description Name of the database in the server. */
            database: string;
            /** @description Name to sign in with. */
            user: string;
            /** @description Password to sign in with. */
            password: string;
            /** @description All of it as one address, which clients take as it is. */
            url: string;
            /** @description The same through the connection pool of the database; null when it has none. */
            pooled_url: string | null;
            /** @description Certificate, PEM, that clients verify the server with. */
            ca: string;
        };
        /**
         * @default {
         *       "grace_s": 3600
         *     }
         */
        RotateDatabaseCredential: {
            /**
             * @description Seconds for which the password before works too; 0 ends it at once.
             * @default 3600
             */
            grace_s?: number;
        };
        DatabaseBackup: {
            /** @description `dbb_…` */
            id: string;
            /** @description The database, which may be gone. */
            database_id: string;
            /** @description Name that the database had. */
            database_name: string;
            /** @description What the database was made with. */
            engine: string;
            /** @description Major version that it had. */
            version: number;
            /**
             * @description Why it was made.
             * @enum {string}
             */
            kind: "manual" | "scheduled" | "before_restore" | "final";
            /**
             * @description Whether it can be restored.
             * @enum {string}
             */
            status: "creating" | "ready" | "failed" | "deleting";
            /** @description Size in the object store; null until complete. */
            size_bytes: number | null;
            /** @description Storage that the database had, in GiB. */
            storage_gb: number;
            /** @description What came of restoring it to see that it can be; null when nobody tried yet. */
            check: {
                /**
                 * @description Whether it could be restored.
                 * @enum {string}
                 */
                state: "running" | "passed" | "failed";
                /**
                 * Format: date-time
                 * @description When that was known.
                 */
                at: string | null;
                /** @description Why it could not. */
                error: string | null;
            } | null;
            /** @description Why it failed; null if it did not. */
            error: {
                code: string;
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was complete.
             */
            completed_at: string | null;
        };
        DatabaseMetrics: {
            /**
             * Format: date-time
             * @description Begin of what is shown.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of what is shown.
             */
            to: string;
            /** @description Seconds between two points. */
            step_s: number;
            /** @description What was measured, the oldest first. Kept for seven days. */
            points: {
                /**
                 * Format: date-time
                 * @description Begin of the point.
                 */
                at: string;
                /** @description Connections, the most that were seen. */
                connections: number;
                /** @description Size of the data. */
                size_bytes: number;
                /** @description Transactions that ended, in a second; null where nothing was there to compare. */
                transactions_per_second: number | null;
                /** @description Share of blocks that were read from memory; null when none was read. */
                cache_hit_percent: number | null;
                /** @description Clients of the connection pool, the most that were seen; null without one. */
                pool_clients: number | null;
                /** @description Those of them that waited for a connection, the most that were seen. */
                pool_clients_waiting: number | null;
                /** @description Connections of the pool to the server, the most that were seen. */
                pool_connections: number | null;
                /** @description Seconds that the oldest finished piece of the log waited to be safe, the most that were seen; null where nothing is archived. */
                archive_lag_s: number | null;
            }[];
        };
        DatabaseStatement: {
            /** @description The statement; values in it are replaced. */
            query: string;
            /** @description How often it ran. */
            calls: number;
            /** @description How long it took on average. */
            mean_ms: number;
            /** @description How long it took in all. */
            total_ms: number;
            /** @description Rows that it gave or changed in all. */
            rows: number;
        };
        DatabaseExtension: {
            /** @description Name of the extension. */
            name: string;
            /** @description Whether the database has it. */
            enabled: boolean;
            /** @description Version that it has; null for none. */
            installed_version: string | null;
            /** @description Version that it would have. */
            default_version: string;
        };
        DatabasePool: {
            /** @description Whether clients can connect through it. */
            enabled: boolean;
            /**
             * @description When a client gives its connection back: after each `transaction`, or at the end of its `session`.
             * @enum {string}
             */
            mode: "transaction" | "session";
            /** @description Connections to the server for each credential; clients take turns on them. */
            size: number;
            /** @description The largest `size` that the database has connections for. */
            max_size: number;
            /** @description Clients that may be connected to it at once. */
            max_clients: number;
            /** @description Where it answers; null while it does not. */
            host: string | null;
            /** @description Port that it answers at. */
            port: number | null;
            /** @description What it does now; null while it does not answer. */
            now: {
                /** @description Clients that are connected. */
                clients: number;
                /** @description Those of them that wait for a connection. */
                clients_waiting: number;
                /** @description Connections to the server. */
                connections: number;
            } | null;
            /**
             * Format: date-time
             * @description When it was changed; null for never.
             */
            updated_at: string | null;
        };
        UpdateDatabasePool: {
            /** @description Whether clients can connect through it. */
            enabled?: boolean;
            /**
             * @description When a client gives its connection back: after each `transaction`, or at the end of its `session`.
             * @enum {string}
             */
            mode?: "transaction" | "session";
            /** @description Connections to the server for each credential; clients take turns on them. */
            size?: number;
        };
        CreateRoom: {
            /**
             * @description What people see.
             * @default Room
             */
            name?: string;
            /**
             * @description What tokens allow when nothing else is said: `speaker`, or `viewer` in broadcasts.
             * @default conference
             * @enum {string}
             */
            mode?: "conference" | "broadcast";
            /**
             * @description Most who may be in it, those who wait included.
             * @default 50
             */
            max_participants?: number;
            /**
             * @description Most who may publish at once.
             * @default 12
             */
            max_publishers?: number;
            /**
             * @description Seconds after which one that is not persistent ends when nobody comes; 0 for never.
             * @default 300
             */
            empty_timeout_s?: number;
            /**
             * @description Seconds that a session goes on when the last has left.
             * @default 20
             */
            departure_timeout_s?: number;
            /**
             * @description Seconds that a session may take; 0 for any time.
             * @default 0
             */
            max_duration_s?: number;
            /**
             * @description Whether it is there for the next session when all have left; otherwise it ends.
             * @default true
             */
            persistent?: boolean;
            /**
             * Format: date-time
             * @description From when on it lets people in; null for at once.
             * @default null
             */
            opens_at?: string | null;
            /**
             * Format: date-time
             * @description When it ends and everybody is sent away; null for never.
             * @default null
             */
            closes_at?: string | null;
            /**
             * @description Whether those who do not moderate wait to be let in.
             * @default false
             */
            waiting_room?: boolean;
            /**
             * @description Whether it takes nobody in who is not there.
             * @default false
             */
            locked?: boolean;
            /**
             * @description Codecs of video that it takes, the preferred one first.
             * @default [
             *       "vp8",
             *       "h264"
             *     ]
             */
            video_codecs?: ("vp8" | "h264" | "vp9")[];
            /**
             * @description Most that one publisher sends, in bits a second.
             * @default 2500000
             */
            bitrate_bps?: number;
            /**
             * @description What is recorded of each session without being asked.
             * @default off
             * @enum {string}
             */
            record?: "off" | "composite" | "tracks";
            /**
             * @description Whether who comes under an identity that is there takes its place, or is refused.
             * @default replace
             * @enum {string}
             */
            duplicate_identity?: "replace" | "reject";
            /**
             * @description Anything, for your own use; everybody in the room sees it.
             * @default null
             */
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        Room: {
            /** @description `room_…` */
            id: string;
            /** @enum {string} */
            mode: "conference" | "broadcast";
            /**
             * @description `scheduled` lets nobody in yet; `active` has a session; `ended` is for good.
             * @enum {string}
             */
            status: "scheduled" | "idle" | "active" | "ended";
            /**
             * @description Why it has ended.
             * @enum {string|null}
             */
            end_reason: "ended" | "closed" | "empty" | "max_duration" | "project_deleted" | null;
            /** @description What people see. */
            name: string;
            /** @description Most who may be in it, those who wait included. */
            max_participants: number;
            /** @description Most who may publish at once. */
            max_publishers: number;
            /** @description Seconds after which one that is not persistent ends when nobody comes; 0 for never. */
            empty_timeout_s: number;
            /** @description Seconds that a session goes on when the last has left. */
            departure_timeout_s: number;
            /** @description Seconds that a session may take; 0 for any time. */
            max_duration_s: number;
            /** @description Whether it is there for the next session when all have left; otherwise it ends. */
            persistent: boolean;
            /**
             * Format: date-time
             * @description From when on it lets people in; null for at once.
             */
            opens_at: string | null;
            /**
             * Format: date-time
             * @description When it ends and everybody is sent away; null for never.
             */
            closes_at: string | null;
            /** @description Whether those who do not moderate wait to be let in. */
            waiting_room: boolean;
            /** @description Whether it takes nobody in who is not there. */
            locked: boolean;
            /** @description Codecs of video that it takes, the preferred one first. */
            video_codecs: ("vp8" | "h264" | "vp9")[];
            /** @description Most that one publisher sends, in bits a second. */
            bitrate_bps: number;
            /**
             * @description What is recorded of each session without being asked.
             * @enum {string}
             */
            record: "off" | "composite" | "tracks";
            /**
             * @description Whether who comes under an identity that is there takes its place, or is refused.
             * @enum {string}
             */
            duplicate_identity: "replace" | "reject";
            /** @description Anything, for your own use; everybody in the room sees it. */
            metadata: {
                [key: string]: unknown;
            } | null;
            /** @description How many are in it now. */
            participants: number;
            /** @description The session that is not over, `rms_…`. */
            session_id: string | null;
            /** @description Whether it is recorded now. */
            is_recording: boolean;
            /** @description The page where people meet; they need a token. */
            join_url: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            ended_at: string | null;
            /** @description Counts changes. */
            version: number;
        };
        UpdateRoom: {
            /** @description What people see. */
            name?: string;
            /** @description Most who may be in it, those who wait included. */
            max_participants?: number;
            /** @description Most who may publish at once. */
            max_publishers?: number;
            /** @description Seconds after which one that is not persistent ends when nobody comes; 0 for never. */
            empty_timeout_s?: number;
            /** @description Seconds that a session goes on when the last has left. */
            departure_timeout_s?: number;
            /** @description Seconds that a session may take; 0 for any time. */
            max_duration_s?: number;
            /** @description Whether it is there for the next session when all have left; otherwise it ends. */
            persistent?: boolean;
            /**
             * Format: date-time
             * @description From when on it lets people in; null for at once.
             */
            opens_at?: string | null;
            /**
             * Format: date-time
             * @description When it ends and everybody is sent away; null for never.
             */
            closes_at?: string | null;
            /** @description Whether those who do not moderate wait to be let in. */
            waiting_room?: boolean;
            /** @description Whether it takes nobody in who is not there. */
            locked?: boolean;
            /** @description Codecs of video that it takes, the preferred one first. */
            video_codecs?: ("vp8" | "h264" | "vp9")[];
            /** @description Most that one publisher sends, in bits a second. */
            bitrate_bps?: number;
            /**
             * @description What is recorded of each session without being asked.
             * @enum {string}
             */
            record?: "off" | "composite" | "tracks";
            /**
             * @description Whether who comes under an identity that is there takes its place, or is refused.
             * @enum {string}
             */
            duplicate_identity?: "replace" | "reject";
            /** @description Anything, for your own use; everybody in the room sees it. */
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        CreateRoomToken: {
            /** @description Who it is, in your own words; unique in the room. */
            identity: string;
            /** @description What others see; the identity. */
            name?: string;
            /**
             * @description `host` may do everything, `speaker` publishes, `viewer` watches and chats. Without it, and without `permissions`, `speaker`, or `viewer` in rooms of mode `broadcast`.
             * @enum {string}
             */
            role?: "host" | "speaker" | "viewer";
            /** @description Instead of a role. */
            permissions?: components["schemas"]["RoomPermissions"];
            /**
             * @description Seconds that somebody can come in with it; who is in stays.
             * @default 3600
             */
            ttl_s?: number;
            /**
             * @description Whether it lets in once: a copy of it is of no use then, nor is reloading the page. Who only loses the connection comes back. Rooms on LiveKit have none.
             * @default false
             */
            single_use?: boolean;
            /**
             * @description Anything; others in the room see it.
             * @default null
             */
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        RoomPermissions: {
            /**
             * @description What they may publish; nothing when empty.
             * @default []
             */
            publish: ("camera" | "microphone" | "screen_share" | "screen_share_audio")[];
            /**
             * @description Whether they see and hear others.
             * @default true
             */
            subscribe: boolean;
            /**
             * @description Whether they chat and send messages.
             * @default true
             */
            data: boolean;
            /**
             * @description Whether nobody is told that they are there.
             * @default false
             */
            hidden: boolean;
            /**
             * @description Whether they mute, remove and admit others, and change what those may do.
             * @default false
             */
            moderate: boolean;
        };
        RoomToken: {
            /** @description `rtk_…`, by which it is revoked. */
            id: string;
            room_id: string;
            /** @description Who it is, in your own words; unique in the room. */
            identity: string;
            /** @description For the browser; whoever has it can come in as this identity. */
            token: string;
            /** @description Where the browser connects. */
            url: string;
            /**
             * @description What is spoken there.
             * @enum {string}
             */
            engine: "janus" | "livekit";
            /** @description Servers for `RTCPeerConnection`. */
            ice_servers: {
                urls: string[];
                username?: string;
                credential?: string;
            }[];
            permissions: components["schemas"]["RoomPermissions"];
            /** Format: date-time */
            expires_at: string;
            /** @description The page where people meet, with the token in its fragment. */
            join_url: string;
        };
        RoomParticipant: {
            /** @description The stay, `prs_…`; another one when they come back. */
            id: string;
            room_id: string;
            /** @description The session of the room, `rms_…`. */
            session_id: string | null;
            /** @description Who it is, in your own words; unique in the room. */
            identity: string;
            name: string;
            /** @description Anything; others in the room see it. */
            metadata: {
                [key: string]: unknown;
            } | null;
            permissions: components["schemas"]["RoomPermissions"];
            /** @enum {string} */
            status: "joining" | "waiting" | "active" | "disconnected";
            /** @description Whether they want to speak. */
            hand_raised: boolean;
            /** @description What they publish. */
            tracks: components["schemas"]["RoomTrack"][];
            /**
             * @description Why they are gone.
             * @enum {string|null}
             */
            leave_reason: "client" | "removed" | "banned" | "duplicate" | "room_ended" | "token_expired" | "timeout" | "moved" | "denied" | "engine_lost" | "media_failure" | null;
            /** Format: date-time */
            joined_at: string;
            /** Format: date-time */
            left_at: string | null;
        };
        RoomTrack: {
            /** @description `trk_…` */
            id: string;
            /** @enum {string} */
            kind: "audio" | "video";
            /**
             * @description What it shows or carries.
             * @enum {string}
             */
            source: "camera" | "microphone" | "screen_share" | "screen_share_audio";
            /**
             * @description By whom it is silenced; what a moderator silenced only a moderator allows again.
             * @enum {string}
             */
            muted: "no" | "self" | "moderator";
            /** @description Whether it is sent in several sizes. */
            simulcast: boolean;
            /** @description Such as `vp8` or `opus`. */
            codec: string;
            /** @description Pixels, of video. */
            width?: number;
            /** @description Pixels, of video. */
            height?: number;
        };
        UpdateRoomParticipant: {
            /** @description What others see. */
            name?: string;
            /** @description Anything; others in the room see it. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description All of them; what is left out is as usual. */
            permissions?: components["schemas"]["RoomPermissions"];
        };
        MuteRoomParticipant: {
            /** @description One track. */
            track_id?: string;
            /**
             * @description Those of a source.
             * @enum {string}
             */
            source?: "camera" | "microphone" | "screen_share" | "screen_share_audio";
            /**
             * @description All of them.
             * @enum {boolean}
             */
            all?: true;
            /**
             * @description False allows them again; it switches nothing on.
             * @default true
             */
            muted?: boolean;
        };
        MoveRoomParticipant: {
            /** @description Id of the room they go to. */
            room: string;
        };
        RoomBan: {
            /** @description `rbn_…` */
            id: string;
            room_id: string;
            /** @description Who it is, in your own words; unique in the room. */
            identity: string;
            /** Format: date-time */
            created_at: string;
        };
        WaitingGuest: {
            /** @description `prs_…` */
            id: string;
            /** @description Who it is, in your own words; unique in the room. */
            identity: string;
            /** @description What others will see. */
            name: string;
            /**
             * Format: date-time
             * @description Since when they wait.
             */
            since: string;
        };
        RoomChatMessage: {
            /** @description `rmc_…` */
            id: string;
            /** @description Identity; empty when it came by this API. */
            from: string;
            name: string;
            text: string;
            /** @description Whom alone it was for. */
            to: string[] | null;
            /** Format: date-time */
            sent_at: string;
        };
        SendRoomChat: {
            text: string;
            /**
             * @description Who speaks, as shown.
             * @default Host
             */
            name?: string;
            /** @description Whom it is for; everybody who is there when not given. */
            to?: string[];
        };
        SendRoomData: {
            /**
             * @description By which browsers tell them apart.
             * @default data
             */
            topic?: string;
            /** @description Text, such as JSON. */
            payload: string;
            /** @description Whom it is for; everybody who is there when not given. */
            to?: string[];
        };
        RoomSession: {
            /** @description `rms_…` */
            id: string;
            room_id: string;
            /** Format: date-time */
            started_at: string;
            /** Format: date-time */
            ended_at: string | null;
            /** @enum {string|null} */
            end_reason: "ended" | "closed" | "empty" | "max_duration" | "project_deleted" | null;
            /** @description How often somebody came in. */
            joins: number;
            /** @description Most who were there at once. */
            peak_participants: number;
            /** @description For how long people were there, added up; of those who have left. */
            participant_seconds: number;
        };
        RoomStats: {
            room_id: string;
            /** @description How many are in it. */
            participants: number;
            /** @description How many of them publish something. */
            publishers: number;
            /** @description How many tracks they publish. */
            tracks: number;
            /** @description Who is there, with what they measured. */
            items: {
                identity: string;
                /**
                 * Format: date-time
                 * @description When; null when nothing was.
                 */
                measured_at: string | null;
                /** @description What their browser measured last. */
                tracks: {
                    track_id: string;
                    /**
                     * @description Whether they receive it or send it.
                     * @enum {string}
                     */
                    direction: "in" | "out";
                    bitrate_bps: number;
                    /** @description 0 to 1. */
                    packet_loss: number;
                    jitter_ms: number;
                    rtt_ms: number;
                    frames_per_second: number;
                    width: number;
                    height: number;
                }[];
            }[];
        };
        CreateIngress: {
            /** @description The room that it leads into, `room_…`. */
            room: string;
            /**
             * @description `rtmp`: H.264 and AAC, as OBS Studio sends; `whip`: WebRTC (RFC 9725).
             * @default rtmp
             * @enum {string}
             */
            kind?: "rtmp" | "whip";
            /** @description Who it is in the room: no participant of the same identity comes in besides. */
            identity: string;
            /** @description What people see; the identity when not given. */
            name?: string;
        };
        NewIngress: {
            /** @description `ing_…` */
            id: string;
            /** @description `room_…` */
            room_id: string;
            /**
             * @description `rtmp`: H.264 and AAC, as OBS Studio sends; `whip`: WebRTC (RFC 9725).
             * @enum {string}
             */
            kind: "rtmp" | "whip";
            /** @description Who it is in the room. */
            identity: string;
            /** @description What people see. */
            name: string;
            /**
             * @description `publishing` is seen in the room; `buffering` waits for a first key picture.
             * @enum {string}
             */
            status: "inactive" | "buffering" | "publishing";
            /** @description Where to publish; for RTMP with the stream key as the name. */
            url: string;
            /** @description Why the last publisher was put out; null when it left by itself. */
            last_error: string | null;
            /**
             * Format: date-time
             * @description Since when somebody publishes.
             */
            connected_at: string | null;
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
            /** @description Whoever has it can publish: keep it secret. It is shown here only. */
            stream_key: string;
        };
        Ingress: {
            /** @description `ing_…` */
            id: string;
            /** @description `room_…` */
            room_id: string;
            /**
             * @description `rtmp`: H.264 and AAC, as OBS Studio sends; `whip`: WebRTC (RFC 9725).
             * @enum {string}
             */
            kind: "rtmp" | "whip";
            /** @description Who it is in the room. */
            identity: string;
            /** @description What people see. */
            name: string;
            /**
             * @description `publishing` is seen in the room; `buffering` waits for a first key picture.
             * @enum {string}
             */
            status: "inactive" | "buffering" | "publishing";
            /** @description Where to publish; for RTMP with the stream key as the name. */
            url: string;
            /** @description Why the last publisher was put out; null when it left by itself. */
            last_error: string | null;
            /**
             * Format: date-time
             * @description Since when somebody publishes.
             */
            connected_at: string | null;
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
        CreateBroadcast: {
            /**
             * @description `speaker`: a shared screen, or who speaks; `grid`: up to nine; `single`: `identity`.
             * @default speaker
             * @enum {string}
             */
            layout?: "speaker" | "grid" | "single";
            /** @description Who alone is shown, with the layout `single`. */
            identity?: string;
            /**
             * @description Whether it plays as HLS, for any number of viewers.
             * @default true
             */
            hls?: boolean;
            /**
             * @description Other services that it is sent to over RTMP.
             * @default []
             */
            targets?: {
                /** @description Where to send it, without the stream key. */
                url: string;
                /** @description It is kept sealed, and never shown again. */
                stream_key: string;
            }[];
        };
        Broadcast: {
            /** @description `rbc_…` */
            id: string;
            /** @description `room_…` */
            room_id: string;
            /**
             * @description `speaker`: a shared screen, or who speaks; `grid`: up to nine; `single`: `identity`.
             * @enum {string}
             */
            layout: "speaker" | "grid" | "single";
            /** @description Who alone is shown. */
            identity: string | null;
            /**
             * @description `live` can be watched.
             * @enum {string}
             */
            status: "starting" | "live" | "ended" | "failed";
            /** @description Playlist of HLS (RFC 8216), for any player; null without HLS. */
            playback_url: string | null;
            /** @description The live stream that plays it, `lvs_…`. */
            live_stream_id: string | null;
            /** @description Other services that it is sent to. */
            targets: {
                /** @description Where it is sent to. */
                url: string;
                /**
                 * @description `waiting` is tried again.
                 * @enum {string}
                 */
                status: "connecting" | "live" | "waiting" | "failed" | "ended";
                /** @description Code of what went wrong last. */
                error: string | null;
            }[];
            /** @description Code of why it failed. */
            error: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Since when it can be watched.
             */
            live_at: string | null;
            /**
             * Format: date-time
             * @description When it was over.
             */
            ended_at: string | null;
        };
        StartRoomRecording: {
            /**
             * @description Tiles of one size, a large tile of who speaks, or a file of each track without any encoding.
             * @default grid
             * @enum {string}
             */
            layout?: "grid" | "speaker" | "tracks";
            /** @description What people see; that of the room when not given. */
            name?: string;
            /**
             * @description Whether the film becomes an asset of the media product, too.
             * @default false
             */
            as_asset?: boolean;
        };
        RoomRecording: {
            /** @description `rrc_…` */
            id: string;
            room_id: string;
            /** @description `rms_…`, the session that it is of. */
            session_id: string;
            /** @description What people see. */
            name: string;
            /** @enum {string} */
            layout: "grid" | "speaker" | "tracks";
            /** @enum {string} */
            status: "starting" | "recording" | "processing" | "ready" | "failed";
            /** @description Whether the room has it recorded by itself. */
            automatic: boolean;
            as_asset: boolean;
            /** @description What it became in the media product, once it has. */
            asset_id: string | null;
            /** @description How far making the film is, in percent. */
            progress: number;
            /**
             * @description Why nothing more was recorded.
             * @enum {string|null}
             */
            end_reason: "stopped" | "room_ended" | "time_limit" | "disk_full" | "quota" | null;
            /**
             * @description `empty`: nobody sent anything. `lost`: what was recorded is not there any more.
             * @enum {string|null}
             */
            failure: "empty" | "lost" | "not_made" | null;
            /** @description How long it is; 0 until it is ready. */
            duration_s: number;
            /** @description What all its files take; 0 until it is ready. */
            size_bytes: number;
            /** @description Files of tracks, once it is ready; of the layout `tracks`. */
            tracks: {
                /** @description Names it in `download?track=`. */
                id: string;
                /** @description Whose it is. */
                identity: string;
                name: string;
                /** @enum {string} */
                kind: "audio" | "video";
                /** @enum {string} */
                source: "camera" | "microphone" | "screen_share" | "screen_share_audio";
                /** @description Lower case, such as `opus` or `vp8`. */
                codec: string;
                /** @description When it begins, after the beginning of the recording. */
                offset_ms: number;
                duration_ms: number;
                size_bytes: number;
            }[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            ended_at: string | null;
            /** Format: date-time */
            ready_at: string | null;
        };
        RoomRecordingPlayback: {
            /**
             * Format: uri
             * @description What a player opens; null when there are only tracks.
             */
            hls_url: string | null;
            /**
             * Format: uri
             * @description The film in one file; null when there are only tracks.
             */
            mp4_url: string | null;
            track_urls: {
                id: string;
                /** Format: uri */
                url: string;
            }[];
            /**
             * Format: date-time
             * @description Until when the addresses hold.
             */
            expires_at: string;
        };
        ProjectUsage: {
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
            /** @description Products that did not answer: what they measured is missing here, not zero. */
            incomplete: string[];
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
        InvoicePreview: {
            /** @description The month, UTC. */
            month: string;
            /**
             * Format: date-time
             * @description Where it starts.
             */
            from: string;
            /**
             * Format: date-time
             * @description Where it ends, not included.
             */
            to: string;
            /** @description Currency of every amount, ISO 4217. */
            currency: string;
            /**
             * Format: date
             * @description The price version; null before the first.
             */
            prices_valid_from: string | null;
            /** @description One for each meter that was used. Test usage is none. */
            lines: components["schemas"]["InvoiceLine"][];
            /** @description Sum of the lines, in minor units. Taxes are not included. */
            total: number;
            /** @description Only while the month runs. */
            projected_month_end: {
                /**
                 * @description A guess: nothing of it is owed.
                 * @enum {boolean}
                 */
                is_estimate: true;
                /**
                 * @description Goes on until the end as on average until now.
                 * @enum {string}
                 */
                method: "linear";
                /** @description What the month would cost, in minor units. */
                total: number;
            } | null;
            /** @description Products that did not answer: what they measured is missing here, not zero. */
            incomplete: string[];
        };
        InvoiceLine: {
            /** @description The product; `every` for what several products measure. */
            product: string;
            /** @description What was measured, such as `messages.sms`. */
            meter: string;
            /** @description The meter as people read it. */
            name: string;
            /** @description What one of it is. */
            unit: string;
            /** @description How much was used; a whole number as text. */
            quantity: string;
            /** @description How much of it is free in a month. */
            included: string;
            /** @description How many units a price is for. */
            per: number;
            /** @description Graduated prices, lowest first; none where it is free. */
            tiers: {
                /** @description Last unit of the tier beyond what is included; null: all. */
                up_to: number | null;
                /** @description Price of `per` units in the currency, exact. */
                unit_price: string;
            }[];
            /** @description What it costs, in minor units, rounded half to even. */
            amount: number;
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
    listEngines: {
        parameters: {
            query?: never;
            header?: never;
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
                            items: components["schemas"]["Engine"][];
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
    listQuotas: {
        parameters: {
            query?: never;
            header?: never;
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
    listApps: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
            };
            header?: never;
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
                            items: components["schemas"]["App"][];
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
    createApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApp"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["App"];
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
    getApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app: string;
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
                        data: components["schemas"]["App"];
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
    deleteApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                app: string;
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
    updateApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateApp"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["App"];
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
    listDeploymentLogs: {
        parameters: {
            query?: {
                /** @description Return lines after this `seq`; from the oldest when 0. */
                after?: number;
                /** @description Most lines to return. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                id: string;
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
                            items: components["schemas"]["DeploymentLogLine"][];
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
    streamDeploymentLogs: {
        parameters: {
            query?: {
                /** @description Start after this `seq`. The header `Last-Event-ID` wins over it. */
                after?: number;
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                id: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of events. */
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
    listDeployments: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only deployments in this status. */
                status?: "queued" | "cloning" | "detecting" | "building" | "publishing" | "releasing" | "starting" | "checking" | "switching" | "draining" | "live" | "failed" | "cancelled" | "superseded" | "rolled_back";
                /** @description Only deployments of this branch. */
                branch?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                            items: components["schemas"]["Deployment"][];
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
    createDeployment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDeployment"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deployment"];
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
    getDeployment: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                id: string;
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
                        data: components["schemas"]["Deployment"];
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
    cancelDeployment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                id: string;
                /** @description Id or slug of the project. */
                project: string;
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
                        data: components["schemas"]["Deployment"];
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
    listAppLogs: {
        parameters: {
            query?: {
                /** @description Words that the line holds, in any case. */
                q?: string;
                /** @description Where the app wrote it. */
                stream?: "stdout" | "stderr";
                /** @description The process that wrote it. */
                process?: string;
                /** @description The replica that wrote it. */
                replica?: string;
                /** @description Lines of this time and later. */
                since?: string;
                /** @description Lines before this time. */
                until?: string;
                /** @description Lines after this `seq`; from the oldest when 0. */
                after?: number;
                /** @description Lines before this `seq`. */
                before?: number;
                /** @description Most lines to return. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                            items: components["schemas"]["AppLogLine"][];
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
    streamAppLogs: {
        parameters: {
            query?: {
                /** @description Start after this `seq`. The header `Last-Event-ID` wins over it. */
                after?: number;
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of events. */
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
    getOperation: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: never;
            path: {
                id: string;
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
                        data: components["schemas"]["Operation"];
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
    listAppVolumes: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only volumes in this status. */
                status?: "creating" | "ready" | "growing" | "restoring" | "deleting" | "failed";
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                            items: components["schemas"]["AppVolume"][];
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
    createAppVolume: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAppVolume"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppVolume"];
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
    getAppVolume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or name of the volume. */
                volume: string;
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
                        data: components["schemas"]["AppVolume"];
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
    deleteAppVolume: {
        parameters: {
            query?: {
                /** @description The name of the volume, as a confirmation. */
                confirm?: string;
            };
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or name of the volume. */
                volume: string;
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
    updateAppVolume: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or name of the volume. */
                volume: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAppVolume"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppVolume"];
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
    listAppVolumeSnapshots: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only snapshots in this status. */
                status?: "pending" | "ready" | "failed" | "deleting";
                /** @description Only snapshots of this kind. */
                kind?: "manual" | "daily";
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or name of the volume. */
                volume: string;
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
                            items: components["schemas"]["AppVolumeSnapshot"][];
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
    createAppVolumeSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or name of the volume. */
                volume: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAppVolumeSnapshot"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppVolumeSnapshot"];
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
    getAppVolumeSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or name of the volume. */
                volume: string;
                /** @description Id or name of the snapshot. */
                snapshot: string;
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
                        data: components["schemas"]["AppVolumeSnapshot"];
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
    deleteAppVolumeSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or name of the volume. */
                volume: string;
                /** @description Id or name of the snapshot. */
                snapshot: string;
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
    restoreAppVolume: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or name of the volume. */
                volume: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreAppVolume"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppVolume"];
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
    getEdgeRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                        data: components["schemas"]["EdgeRules"];
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
    updateEdgeRules: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEdgeRules"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EdgeRules"];
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
    pairDomains: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairDomains"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DomainPair"];
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
    getDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id of the domain, or its host name. */
                domain: string;
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
                        data: components["schemas"]["Domain"];
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
    removeDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id of the domain, or its host name. */
                domain: string;
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
    updateDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id of the domain, or its host name. */
                domain: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDomain"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Domain"];
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
    listDomains: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those in this state. */
                status?: "pending" | "verified" | "failed";
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                            items: components["schemas"]["Domain"][];
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
    addDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddDomain"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Domain"];
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
    verifyDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id of the domain, or its host name. */
                domain: string;
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
                        data: components["schemas"]["Domain"];
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
    detectApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetectApp"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppDetection"];
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
    uploadAppSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description SHA-256 of the archive as of RFC 9530; another one is refused. */
                "Content-Digest"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppSource"];
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
    getDeployKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                        data: components["schemas"]["DeployKey"];
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
    createDeployKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeployKey"];
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
    deleteDeployKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
    forgetHostKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description `host:port` */
                host: string;
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
    listAppHookDeliveries: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only deliveries that this came of. */
                outcome?: "deployed" | "ignored" | "refused" | "failed";
                /** @description Only deliveries of this host. */
                provider?: string;
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                            items: components["schemas"]["AppHookDelivery"][];
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
    getAppHookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id of the delivery. */
                hook_delivery: string;
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
                        data: components["schemas"]["AppHookDelivery"];
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
    redeliverAppHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id of the delivery. */
                hook_delivery: string;
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
                        data: components["schemas"]["AppHookDelivery"];
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
    getAppHook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                        data: components["schemas"]["AppHook"];
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
    createAppHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppHook"];
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
    deleteAppHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
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
    updateAppHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateHook"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppHook"];
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
    getAppImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                        data: components["schemas"]["AppImage"];
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
    setAppImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetAppImage"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppImage"];
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
    checkAppImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                        data: components["schemas"]["AppImageCheck"];
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
    createAppImageWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppImageWebhook"];
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
    deleteAppImageWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
    listAppPreviews: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only previews in this state. */
                state?: "open" | "closed" | "expired";
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                            items: components["schemas"]["AppPreview"][];
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
    getAppPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Number of the pull request. */
                number: number;
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
                        data: components["schemas"]["AppPreview"];
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
    deleteAppPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Number of the pull request. */
                number: number;
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
    getAppPreviewSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                        data: components["schemas"]["AppPreviewSettings"];
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
    updateAppPreviewSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAppPreviewSettings"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppPreviewSettings"];
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
    listAppBindings: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only bindings of this kind. */
                kind?: "product" | "database";
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                            items: components["schemas"]["AppBinding"][];
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
    createAppBinding: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAppBinding"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppBinding"];
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
    getAppBinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                id: string;
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
                        data: components["schemas"]["AppBinding"];
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
    deleteAppBinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                id: string;
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
    rotateAppBinding: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                id: string;
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
                        data: components["schemas"]["AppBinding"];
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
    exportReleaseImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Number of the release. */
                number: number;
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
    listReleases: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-number" | "number";
                /** @description Only releases of this commit. */
                commit_sha?: string;
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                            items: components["schemas"]["ReleaseDetail"][];
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
    getRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Number of the release. */
                number: number;
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
                        data: components["schemas"]["ReleaseDetail"];
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
    diffReleases: {
        parameters: {
            query?: {
                /** @description Number of the older release; the one before when not given. */
                against?: number;
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Number of the release. */
                number: number;
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
                        data: components["schemas"]["ReleaseDiff"];
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
    rollBackApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRollback"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deployment"];
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
    getAutoDeploy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                        data: components["schemas"]["AutoDeploy"];
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
    resumeAutoDeploy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                        data: components["schemas"]["AutoDeploy"];
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
    promoteApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoteApp"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deployment"];
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
    listEnv: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-key" | "key" | "-updated_at" | "updated_at";
                /** @description Only variables of this scope. */
                scope?: "build" | "run" | "both";
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                            items: components["schemas"]["EnvVariable"][];
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
    changeEnv: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEnv"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EnvChanged"];
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
    listEnvChanges: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only changes of this variable. */
                key?: string;
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                            items: components["schemas"]["EnvChange"][];
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
    diffEnv: {
        parameters: {
            query?: {
                /** @description Environment to begin from; the app’s own. */
                from?: "production" | "staging" | "preview";
                /** @description Environment to compare with; its own. */
                to?: "production" | "staging" | "preview";
                /** @description Another app of the project; the same if not said. */
                with?: string;
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                        data: components["schemas"]["EnvDiff"];
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
    getEnvVariable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Name of the variable. */
                key: string;
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
                        data: components["schemas"]["EnvVariable"];
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
    setEnvVariable: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Name of the variable. */
                key: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetEnvVariable"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EnvChanged"];
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
    removeEnvVariable: {
        parameters: {
            query?: {
                /** @description Whether to make a release at once. */
                apply?: string;
                /** @description The environment it is removed from; all when not given. */
                environment?: "production" | "staging" | "preview";
            };
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Name of the variable. */
                key: string;
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
                        data: components["schemas"]["EnvChanged"];
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
    getAppScale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                        data: components["schemas"]["AppScale"];
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
    scaleApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScaleApp"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppScale"];
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
    getAutoscaling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                        data: components["schemas"]["Autoscaling"];
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
    updateAutoscaling: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAutoscaling"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Autoscaling"];
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
    getLogRetention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                        data: components["schemas"]["LogRetention"];
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
    updateLogRetention: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLogRetention"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LogRetention"];
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
    listLogDrains: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                            items: components["schemas"]["LogDrain"][];
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
    createLogDrain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLogDrain"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LogDrain"];
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
    getLogDrain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id of the log drain. */
                drain: string;
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
                        data: components["schemas"]["LogDrain"];
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
    deleteLogDrain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id of the log drain. */
                drain: string;
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
    enableLogDrain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id of the log drain. */
                drain: string;
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
                        data: components["schemas"]["LogDrain"];
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
    getAppProcesses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                        data: components["schemas"]["AppProcesses"];
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
    scaleAppProcesses: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScaleAppProcesses"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppProcesses"];
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
    getAppMetrics: {
        parameters: {
            query?: {
                /** @description How far back to read; a day is kept. */
                minutes?: number;
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                        data: components["schemas"]["AppMetrics"];
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
    listAppRuns: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only runs with this status. */
                status?: "running" | "succeeded" | "failed" | "cancelled" | "timed_out" | "missed" | "skipped" | "lost";
                /** @description Only runs of this cron entry. */
                cron?: string;
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                            items: components["schemas"]["AppRun"][];
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
    createAppRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAppRun"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppRun"];
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
    getAppRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                id: string;
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
                        data: components["schemas"]["AppRun"];
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
    cancelAppRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                id: string;
                /** @description Id or slug of the project. */
                project: string;
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
                        data: components["schemas"]["AppRun"];
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
    listAppRunLogs: {
        parameters: {
            query?: {
                /** @description Return lines after this `seq`; from the oldest when 0. */
                after?: number;
                /** @description Most lines to return. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description The run. */
                id: string;
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
                            items: components["schemas"]["AppLogLine"][];
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
    streamAppRunLogs: {
        parameters: {
            query?: {
                /** @description Start after this `seq`. The header `Last-Event-ID` wins over it. */
                after?: number;
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description The run. */
                id: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of events. */
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
    listAppCrons: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only entries from there. */
                source?: "file" | "settings";
            };
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                            items: components["schemas"]["AppCron"][];
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
    createAppCron: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAppCron"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppCron"];
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
    getAppCron: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
                cron: string;
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
                        data: components["schemas"]["AppCron"];
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
    deleteAppCron: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                cron: string;
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
    updateAppCron: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                cron: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAppCron"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppCron"];
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
    runAppCron: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                cron: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppRun"];
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
    getAppReplicas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the app. */
                app: string;
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
                        data: components["schemas"]["AppReplicas"];
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
    createAppExec: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the app. */
                app: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAppExec"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppExec"];
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
    listVps: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only servers in this state. */
                state?: "queued" | "provisioning" | "starting" | "running" | "stopping" | "stopped" | "rebooting" | "resizing" | "rebuilding" | "snapshotting" | "restoring" | "deleting" | "deleted" | "error" | "unknown";
                /** @description Only servers with this tag. */
                tag?: string;
                /** @description Only servers with this label, as `name` or `name=value`. */
                label?: string;
            };
            header?: never;
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
                            items: components["schemas"]["Vps"][];
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
    createVps: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateVps"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Vps"];
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
    getVps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vps: string;
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
                        data: components["schemas"]["Vps"];
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
    deleteVps: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                vps: string;
                /** @description Id or slug of the project. */
                project: string;
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
                        data: components["schemas"]["Vps"];
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
    updateVps: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                vps: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateVps"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Vps"];
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
    startVps: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the server. */
                vps: string;
                /** @description Id or slug of the project. */
                project: string;
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
                        data: components["schemas"]["Vps"];
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
    stopVps: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the server. */
                vps: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopVps"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Vps"];
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
    rebootVps: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the server. */
                vps: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopVps"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Vps"];
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
    resizeVps: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the server. */
                vps: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResizeVps"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Vps"];
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
    rebuildVps: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the server. */
                vps: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RebuildVps"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Vps"];
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
    listVpsSizes: {
        parameters: {
            query?: {
                /** @description Also those that are retired, or larger than this machine. */
                all?: "true" | "false";
            };
            header?: never;
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
                            items: components["schemas"]["VpsSize"][];
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
    createVpsSize: {
        parameters: {
            query?: never;
            header?: {
                /** @description Content of `owner.token` in the folder of the installation. */
                "Skydeck-Owner-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateVpsSize"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VpsSize"];
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
    updateVpsSize: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Content of `owner.token` in the folder of the installation. */
                "Skydeck-Owner-Token"?: string;
            };
            path: {
                size: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateVpsSize"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VpsSize"];
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
    listSshKeys: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
            };
            header?: never;
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
                            items: components["schemas"]["SshKey"][];
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
    createSshKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSshKey"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SshKey"];
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
    getSshKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
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
                        data: components["schemas"]["SshKey"];
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
    deleteSshKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
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
    getVpsBackupPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the server. */
                vps: string;
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
                        data: components["schemas"]["VpsBackupPlan"];
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
    setVpsBackupPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id or name of the server. */
                vps: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetBackupPlan"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VpsBackupPlan"];
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
    deleteVpsBackupPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id or name of the server. */
                vps: string;
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
    listVpsBackupCopies: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description The server that they are of, also one that is deleted. */
                vps_id?: string;
                /** @description Whether somebody or a plan asked for it. */
                kind?: "manual" | "backup";
                /** @description How far it is. */
                status?: "creating" | "ready" | "failed" | "deleting";
            };
            header?: never;
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
                            items: components["schemas"]["VpsBackupCopy"][];
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
    createVpsBackupCopy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateVpsBackupCopy"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VpsBackupCopy"];
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
    getVpsBackupCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the copy. */
                copy: string;
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
                        data: components["schemas"]["VpsBackupCopy"];
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
    deleteVpsBackupCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the copy. */
                copy: string;
                /** @description Id or slug of the project. */
                project: string;
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
                        data: components["schemas"]["VpsBackupCopy"];
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
    restoreVpsBackupCopy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the copy. */
                copy: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreVpsBackupCopy"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VpsImage"];
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
    uploadImage: {
        parameters: {
            query: {
                /** @description What requests name it by; unique among the images of the project. */
                slug: string;
                /** @description Name for people. */
                title?: string;
                /** @description `rootfs`: a tar archive (plain, gzip, xz, zstd) of a root file system with an init. `disk`: a qcow2 or raw disk that boots, for virtual machines. */
                format?: "rootfs" | "disk";
                /** @description Whether the image has cloud-init. */
                cloud_init?: "true" | "false";
                /** @description SHA-256 of the file; another file is refused. */
                sha256?: string;
            };
            header?: {
                /** @description SHA-256 of the file as of RFC 9530; another file is refused. */
                "Content-Digest"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VpsImage"];
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
    exportImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the image. */
                image: string;
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
    listImages: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-slug" | "slug";
                /** @description Where it is from. */
                origin?: "catalogue" | "upload" | "url" | "snapshot";
                /** @description `available` is built when it is first used; servers are made of what is `ready`. */
                status?: "available" | "building" | "ready" | "failed";
            };
            header?: never;
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
                            items: components["schemas"]["VpsImage"][];
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
    createImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateImage"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VpsImage"];
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
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the image. */
                image: string;
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
                        data: components["schemas"]["VpsImage"];
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
    deleteImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id or slug of the image. */
                image: string;
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
    updateImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the image. */
                image: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateImage"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VpsImage"];
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
    buildImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the image. */
                image: string;
                /** @description Id or slug of the project. */
                project: string;
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
                        data: components["schemas"]["VpsImage"];
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
    listVpsSnapshots: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Whether somebody or the clock asked for it. */
                kind?: "manual" | "backup";
                /** @description How far it is. */
                status?: "creating" | "ready" | "failed" | "deleting";
            };
            header?: never;
            path: {
                /** @description Id or name of the server. */
                vps: string;
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
                            items: components["schemas"]["VpsSnapshot"][];
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
    createVpsSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the server. */
                vps: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSnapshot"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VpsSnapshot"];
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
    getVpsSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the server. */
                vps: string;
                snapshot: string;
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
                        data: components["schemas"]["VpsSnapshot"];
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
    deleteVpsSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the server. */
                vps: string;
                snapshot: string;
                /** @description Id or slug of the project. */
                project: string;
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
                        data: components["schemas"]["VpsSnapshot"];
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
    restoreVpsSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the server. */
                vps: string;
                snapshot: string;
                /** @description Id or slug of the project. */
                project: string;
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
                        data: components["schemas"]["Vps"];
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
    listFirewalls: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only the firewall with this name. */
                name?: string;
                /** @description Only firewalls of this server: its `vps_…`. */
                vps?: string;
            };
            header?: never;
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
                            items: components["schemas"]["Firewall"][];
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
    createFirewall: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFirewall"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Firewall"];
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
    getFirewall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the firewall. */
                firewall: string;
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
                        data: components["schemas"]["Firewall"];
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
    deleteFirewall: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id or name of the firewall. */
                firewall: string;
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
    updateFirewall: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the firewall. */
                firewall: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFirewall"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Firewall"];
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
    attachFirewall: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the firewall. */
                firewall: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameServer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Firewall"];
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
    detachFirewall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the firewall. */
                firewall: string;
                /** @description Id or name of the server. */
                vps: string;
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
                        data: components["schemas"]["Firewall"];
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
    listFloatingIps: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only the one that leads to this server. */
                vps_id?: string;
            };
            header?: never;
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
                            items: components["schemas"]["FloatingIp"][];
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
    allocateFloatingIp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllocateFloatingIp"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FloatingIp"];
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
    getFloatingIp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or address of the floating address. */
                floating_ip: string;
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
                        data: components["schemas"]["FloatingIp"];
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
    releaseFloatingIp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or address of the floating address. */
                floating_ip: string;
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
    assignFloatingIp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or address of the floating address. */
                floating_ip: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameServer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FloatingIp"];
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
    unassignFloatingIp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or address of the floating address. */
                floating_ip: string;
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
                        data: components["schemas"]["FloatingIp"];
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
    listNetworks: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only the network with this name. */
                name?: string;
            };
            header?: never;
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
                            items: components["schemas"]["Network"][];
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
    createNetwork: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateNetwork"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Network"];
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
    getNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the network. */
                network: string;
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
                        data: components["schemas"]["Network"];
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
    deleteNetwork: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id or name of the network. */
                network: string;
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
    updateNetwork: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the network. */
                network: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNetwork"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Network"];
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
    attachNetwork: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the network. */
                network: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameServer"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Vps"];
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
    detachNetwork: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: never;
            path: {
                /** @description Id or name of the network. */
                network: string;
                /** @description Id or name of the server. */
                vps: string;
                /** @description Id or slug of the project. */
                project: string;
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
                        data: components["schemas"]["Vps"];
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
    listPorts: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description What it carries. */
                protocol?: "tcp" | "udp";
            };
            header?: never;
            path: {
                /** @description Id or name of the server. */
                vps: string;
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
                            items: components["schemas"]["PublishedPort"][];
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
    publishPort: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the server. */
                vps: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishPort"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublishedPort"];
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
    getPort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the server. */
                vps: string;
                /** @description Id of the published port. */
                port: string;
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
                        data: components["schemas"]["PublishedPort"];
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
    withdrawPort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the server. */
                vps: string;
                /** @description Id of the published port. */
                port: string;
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
    listVolumes: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only the volume with this name. */
                name?: string;
                /** @description Where it is. */
                status?: "creating" | "available" | "attaching" | "in_use" | "detaching" | "growing" | "deleting" | "error";
                /** @description Only volumes of this server. */
                vps_id?: string;
            };
            header?: never;
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
                            items: components["schemas"]["Volume"][];
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
    createVolume: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateVolume"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Volume"];
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
    getVolume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the volume. */
                volume: string;
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
                        data: components["schemas"]["Volume"];
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
    deleteVolume: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id or name of the volume. */
                volume: string;
                /** @description Id or slug of the project. */
                project: string;
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
                        data: components["schemas"]["Volume"];
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
    updateVolume: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the volume. */
                volume: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateVolume"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Volume"];
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
    attachVolume: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the volume. */
                volume: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachVolume"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Volume"];
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
    detachVolume: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the volume. */
                volume: string;
                /** @description Id or slug of the project. */
                project: string;
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
                        data: components["schemas"]["Volume"];
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
    growVolume: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the volume. */
                volume: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrowVolume"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Volume"];
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
    createVpsConsole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the server. */
                vps: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateVpsConsole"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VpsConsole"];
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
    execVps: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the server. */
                vps: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecVps"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VpsExecResult"];
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
    getVpsConsoleLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the server. */
                vps: string;
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
                        data: components["schemas"]["VpsConsoleLog"];
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
    listVpsRecordings: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: never;
            path: {
                /** @description Id or name of the server. */
                vps: string;
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
                            items: components["schemas"]["VpsRecording"][];
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
    getVpsRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the server. */
                vps: string;
                recording: string;
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
                        data: components["schemas"]["VpsRecording"];
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
    deleteVpsRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the server. */
                vps: string;
                recording: string;
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
    downloadVpsRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the server. */
                vps: string;
                recording: string;
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
                    "application/x-asciicast": string;
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
    getVpsMetrics: {
        parameters: {
            query?: {
                /** @description What to show, comma separated: cpu, memory, disk, network. */
                type?: string;
                /** @description Begin, RFC 3339; an hour before `to` when not given. */
                from?: string;
                /** @description End, RFC 3339; now when not given. */
                to?: string;
                /** @description Seconds between two points, in whole minutes; chosen by the range when not given. Points of less than five minutes are kept for 24 hours, others for 30 days. */
                step?: number;
            };
            header?: never;
            path: {
                /** @description Id or name of the server. */
                vps: string;
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
                        data: components["schemas"]["VpsMetrics"];
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
    listLatestVpsMetrics: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: never;
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
                            items: components["schemas"]["VpsLatestMetrics"][];
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
    moveVps: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Content of `owner.token` in the folder of the installation. */
                "Skydeck-Owner-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveVps"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VpsMove"];
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
    listDatabaseSizes: {
        parameters: {
            query?: never;
            header?: never;
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
                            items: components["schemas"]["DatabaseSize"][];
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
    listDatabaseEngines: {
        parameters: {
            query?: never;
            header?: never;
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
                            items: components["schemas"]["DatabaseEngine"][];
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
    listDatabases: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only the database with this name. */
                name?: string;
                /** @description Where it is. */
                status?: "creating" | "available" | "degraded" | "resizing" | "restoring" | "upgrading" | "deleting" | "deleted" | "error";
                /** @description What it is made with. */
                engine?: "postgres" | "valkey";
                /** @description `shared`: in a server with others. `dedicated`: in a server of its own. */
                plan?: "shared" | "dedicated";
            };
            header?: never;
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
                            items: components["schemas"]["Database"][];
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
    createDatabase: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDatabase"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Database"];
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
    getDatabase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the database. */
                database: string;
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
                        data: components["schemas"]["Database"];
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
    deleteDatabase: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
                /** @description Whether nothing is kept of it. Otherwise a backup is made first. */
                skip_final_backup?: "true" | "false";
            };
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id or name of the database. */
                database: string;
                /** @description Id or slug of the project. */
                project: string;
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
                        data: components["schemas"]["Database"];
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
    updateDatabase: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the database. */
                database: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDatabase"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Database"];
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
    resizeDatabase: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the database. */
                database: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResizeDatabase"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Database"];
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
    restoreDatabase: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the database. */
                database: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreDatabase"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Database"];
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
    forkDatabase: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the database. */
                database: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForkDatabase"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Database"];
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
    upgradeDatabase: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the database. */
                database: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpgradeDatabase"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Database"];
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
    getDatabaseRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the database. */
                database: string;
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
                        data: components["schemas"]["DatabaseRecovery"];
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
    listDatabaseCredentials: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only credentials with this access. */
                access?: "read_write" | "read_only";
            };
            header?: never;
            path: {
                /** @description Id or name of the database. */
                database: string;
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
                            items: components["schemas"]["DatabaseCredential"][];
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
    createDatabaseCredential: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the database. */
                database: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDatabaseCredential"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DatabaseCredential"];
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
    revealDatabaseCredential: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the database. */
                database: string;
                /** @description Id or name of the credential. */
                credential: string;
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
                        data: components["schemas"]["DatabaseConnection"];
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
    rotateDatabaseCredential: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the database. */
                database: string;
                /** @description Id or name of the credential. */
                credential: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateDatabaseCredential"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DatabaseCredential"];
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
    endPreviousDatabaseCredential: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the database. */
                database: string;
                /** @description Id or name of the credential. */
                credential: string;
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
                        data: components["schemas"]["DatabaseCredential"];
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
    deleteDatabaseCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the database. */
                database: string;
                /** @description Id or name of the credential. */
                credential: string;
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
    createDatabaseBackup: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the database. */
                database: string;
                /** @description Id or slug of the project. */
                project: string;
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
                        data: components["schemas"]["DatabaseBackup"];
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
    listDatabaseBackups: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only backups of this database, `db_…`. */
                database_id?: string;
                /** @description Why it was made. */
                kind?: "manual" | "scheduled" | "before_restore" | "final";
                /** @description Whether it can be restored. */
                status?: "creating" | "ready" | "failed" | "deleting";
            };
            header?: never;
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
                            items: components["schemas"]["DatabaseBackup"][];
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
    getDatabaseBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the backup. */
                backup: string;
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
                        data: components["schemas"]["DatabaseBackup"];
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
    deleteDatabaseBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the backup. */
                backup: string;
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
    checkDatabaseBackup: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the backup. */
                backup: string;
                /** @description Id or slug of the project. */
                project: string;
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
                        data: components["schemas"]["DatabaseBackup"];
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
    getDatabaseMetrics: {
        parameters: {
            query?: {
                /** @description Begin, RFC 3339; an hour before `to` when not given. */
                from?: string;
                /** @description End, RFC 3339; now when not given. */
                to?: string;
                /** @description Seconds between two points, in whole minutes. */
                step?: number;
            };
            header?: never;
            path: {
                /** @description Id or name of the database. */
                database: string;
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
                        data: components["schemas"]["DatabaseMetrics"];
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
    listDatabaseStatements: {
        parameters: {
            query?: {
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id or name of the database. */
                database: string;
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
                            items: components["schemas"]["DatabaseStatement"][];
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
    listDatabaseExtensions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the database. */
                database: string;
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
                            items: components["schemas"]["DatabaseExtension"][];
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
    enableDatabaseExtension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the database. */
                database: string;
                /** @description Name of the extension. */
                extension: string;
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
                        data: components["schemas"]["DatabaseExtension"];
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
    disableDatabaseExtension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the database. */
                database: string;
                /** @description Name of the extension. */
                extension: string;
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
                        data: components["schemas"]["DatabaseExtension"];
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
    getDatabasePool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or name of the database. */
                database: string;
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
                        data: components["schemas"]["DatabasePool"];
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
    updateDatabasePool: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end before answering; the state then is returned either way. */
                wait?: number;
            };
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or name of the database. */
                database: string;
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDatabasePool"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DatabasePool"];
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
    listRooms: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only those; all but ended ones when not given. */
                status?: "scheduled" | "idle" | "active" | "ended";
                /** @description Only those whose name has this in it. */
                name?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: never;
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
                            items: components["schemas"]["Room"][];
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
    createRoom: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRoom"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Room"];
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
    getRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
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
                        data: components["schemas"]["Room"];
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
    deleteRoom: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
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
                        data: components["schemas"]["Room"];
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
    updateRoom: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRoom"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Room"];
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
    endRoom: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
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
                        data: components["schemas"]["Room"];
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
    createRoomToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRoomToken"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RoomToken"];
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
    revokeRoomToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
                /** @description Id of the token, `rtk_…`. */
                token: string;
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
                            id: string;
                            /** Format: date-time */
                            revoked_at: string;
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
    listRoomParticipants: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those; those who are there when not given, `disconnected` for who was. */
                status?: "joining" | "waiting" | "active" | "disconnected";
                /** @description Only those of a session, `rms_…`. */
                session?: string;
            };
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
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
                            items: components["schemas"]["RoomParticipant"][];
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
    getRoomParticipant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
                /** @description Who, as the token says. */
                identity: string;
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
                        data: components["schemas"]["RoomParticipant"];
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
    removeRoomParticipant: {
        parameters: {
            query?: {
                /** @description Whether they may not come back: every token made for them is refused. */
                ban?: string;
            };
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
                /** @description Who, as the token says. */
                identity: string;
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
                            identity: string;
                            /** @description Whether they were there. */
                            removed: boolean;
                            /** @description The ban, `rbn_…`. */
                            ban_id: string | null;
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
    updateRoomParticipant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
                /** @description Who, as the token says. */
                identity: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRoomParticipant"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RoomParticipant"];
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
    muteRoomParticipant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
                /** @description Who, as the token says. */
                identity: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MuteRoomParticipant"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RoomParticipant"];
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
    moveRoomParticipant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
                /** @description Who, as the token says. */
                identity: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveRoomParticipant"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            identity: string;
                            room_id: string;
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
    lowerRoomHand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
                /** @description Who, as the token says. */
                identity: string;
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
                        data: components["schemas"]["RoomParticipant"];
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
    listRoomBans: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Who it is, in your own words; unique in the room. */
                identity?: string;
            };
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
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
                            items: components["schemas"]["RoomBan"][];
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
    liftRoomBan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
                /** @description Id of the ban, `rbn_…`. */
                ban: string;
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
    listRoomWaiting: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
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
                            items: components["schemas"]["WaitingGuest"][];
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
    admitRoomGuest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
                /** @description Who, as the token says. */
                identity: string;
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
                            /** @description Who it is, in your own words; unique in the room. */
                            identity: string;
                            /** @description Whether they come in. */
                            admitted: boolean;
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
    denyRoomGuest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
                /** @description Who, as the token says. */
                identity: string;
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
                            /** @description Who it is, in your own words; unique in the room. */
                            identity: string;
                            /** @description Whether they come in. */
                            admitted: boolean;
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
    listRoomChat: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
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
                            items: components["schemas"]["RoomChatMessage"][];
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
    sendRoomChat: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendRoomChat"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RoomChatMessage"];
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
    sendRoomData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendRoomData"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description It was handed to the engine.
                             * @enum {boolean}
                             */
                            sent: true;
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
    listRoomSessions: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
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
                            items: components["schemas"]["RoomSession"][];
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
    getRoomStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
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
                        data: components["schemas"]["RoomStats"];
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
    listIngresses: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those of this room. */
                room?: string;
                /** @description Only those that are there. */
                status?: "inactive" | "buffering" | "publishing";
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: never;
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
                            items: components["schemas"]["Ingress"][];
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
    createIngress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateIngress"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewIngress"];
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
    getIngress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the ingress, `ing_…`. */
                ingress: string;
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
                        data: components["schemas"]["Ingress"];
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
    deleteIngress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the ingress, `ing_…`. */
                ingress: string;
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
    resetIngressKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the ingress, `ing_…`. */
                ingress: string;
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
                        data: components["schemas"]["NewIngress"];
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
    listBroadcasts: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those that are there. */
                status?: "starting" | "live" | "ended" | "failed";
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
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
                            items: components["schemas"]["Broadcast"][];
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
    createBroadcast: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBroadcast"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Broadcast"];
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
    getBroadcast: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the broadcast, `rbc_…`. */
                broadcast: string;
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
                        data: components["schemas"]["Broadcast"];
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
    endBroadcast: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the broadcast, `rbc_…`. */
                broadcast: string;
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
                        data: components["schemas"]["Broadcast"];
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
    listRecordingsOfRoom: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those that are there. */
                status?: "starting" | "recording" | "processing" | "ready" | "failed";
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
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
                            items: components["schemas"]["RoomRecording"][];
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
    startRoomRecording: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the room. */
                room: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartRoomRecording"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RoomRecording"];
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
    listRoomRecordings: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those that are there. */
                status?: "starting" | "recording" | "processing" | "ready" | "failed";
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: never;
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
                            items: components["schemas"]["RoomRecording"][];
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
    getRoomRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the recording. */
                recording: string;
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
                        data: components["schemas"]["RoomRecording"];
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
    deleteRoomRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the recording. */
                recording: string;
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
    stopRoomRecording: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the recording. */
                recording: string;
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
                        data: components["schemas"]["RoomRecording"];
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
    downloadRoomRecording: {
        parameters: {
            query?: {
                /** @description Id of a track; the film when not given. */
                track?: string;
            };
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the recording. */
                recording: string;
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
                    "video/mp4": string;
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
    getRoomRecordingPlayback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
                /** @description Id of the recording. */
                recording: string;
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
                        data: components["schemas"]["RoomRecordingPlayback"];
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
    getProjectUsage: {
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
            header?: never;
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
                        data: components["schemas"]["ProjectUsage"];
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
    previewInvoice: {
        parameters: {
            query?: {
                /** @description A month (UTC) such as `2026-11`; the running one if absent. */
                month?: string;
            };
            header?: never;
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
                        data: components["schemas"]["InvoicePreview"];
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
            header?: never;
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
            header?: never;
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
            header?: never;
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
            header?: never;
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
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
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
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
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
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
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
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
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
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
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
            header?: never;
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
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
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
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
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
            header?: never;
            path: {
                /** @description Id or slug of the project. */
                project: string;
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
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
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
