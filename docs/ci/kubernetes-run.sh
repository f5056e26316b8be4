#!/usr/bin/env bash
# Runs the jobs of kubernetes-job.yaml one after the other and ends with the verdict: 0 every picture passes, 1 not.
#
#     docs/ci/kubernetes-run.sh [<seconds between looks>]
#
# Uses kubectl with its current context and namespace.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
pause=${1:-5}

# Waits for a job and prints how it ended: Complete or Failed.
outcome() {
    local conditions
    while true; do
        conditions=$(kubectl get "job/$1" --output 'jsonpath={.status.conditions[?(@.status=="True")].type}')
        case " $conditions " in
        *" Complete "*) echo Complete && return ;;
        *" Failed "*) echo Failed && return ;;
        esac
        sleep "$pause"
    done
}

kubectl delete --ignore-not-found job/darkroom-verify job/darkroom-join
kubectl apply --filename "$here/kubernetes-job.yaml"
echo "verify: $(outcome darkroom-verify)"
# The parts that are there are joined even where others failed; the report says which are missing.
kubectl patch job/darkroom-join --patch '{"spec": {"suspend": false}}'
verdict=$(outcome darkroom-join)
kubectl logs job/darkroom-join
echo "join: $verdict"
[[ $verdict == Complete ]]
